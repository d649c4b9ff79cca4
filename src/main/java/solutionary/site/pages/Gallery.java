package solutionary.site.pages;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import solutionary.catalog.FundamentalRow;
import solutionary.site.drawing.Picture;
import solutionary.site.drawing.QueensPictures;

/**
 * One sheet of small boards, and the sheets around it.
 *
 * @param sheet its number from 1
 * @param sheets all sheets of its board size
 */
public record Gallery(int n, int sheet, List<Board> boards, List<Sheet> sheets) {
  /** The most boards on a sheet. */
  static final int LARGEST = 200;

  /**
   * One board of a gallery.
   *
   * @param address its own page, if it has one
   */
  public record Board(FundamentalRow row, Optional<Address> address) {
    public String label() {
      return row.label();
    }

    public String symmetryKey() {
      return "gallery.symmetry." + row.symmetry();
    }

    public Illustration picture() {
      return Boards.queens(row.placement());
    }
  }

  /** A link to a sheet, with the numbers of its first and last board. */
  public record Sheet(int number, int first, int last, Address address, boolean current) {}

  static Gallery of(BoardSize size, int sheet) {
    return new Gallery(size.n(), sheet, boards(size, sheet), sheets(size, sheet));
  }

  /** Where a sheet lies; the first is part of the page of its size. */
  static Address address(int n, int sheet) {
    return sheet == 1
        ? BoardSizePage.address(n).at("gallery")
        : Address.of("queens/" + n + "/gallery-" + sheet + ".html");
  }

  /** The number of the first board on this sheet. */
  public int first() {
    return first(sheet);
  }

  /** How many boards all sheets hold. */
  int shown() {
    return sheets.get(sheets.size() - 1).last();
  }

  public boolean hasSheets() {
    return sheets.size() > 1;
  }

  public boolean hasBoards() {
    return !boards.isEmpty();
  }

  public Picture definitions() {
    return QueensPictures.definitions(n);
  }

  private static List<Board> boards(BoardSize size, int sheet) {
    List<FundamentalRow> rows = size.fundamentals();
    return rows.subList(first(sheet) - 1, last(size, sheet)).stream().map(Gallery::board).toList();
  }

  private static Board board(FundamentalRow row) {
    Optional<Address> address =
        Optional.of(SolutionPage.address(row.n(), row.number()))
            .filter(own -> BoardSize.hasPages(row.n()));
    return new Board(row, address);
  }

  private static List<Sheet> sheets(BoardSize size, int current) {
    return IntStream.rangeClosed(1, size.galleries())
        .mapToObj(
            number ->
                new Sheet(
                    number,
                    first(number),
                    last(size, number),
                    address(size.n(), number),
                    number == current))
        .toList();
  }

  private static int first(int sheet) {
    return (sheet - 1) * LARGEST + 1;
  }

  private static int last(BoardSize size, int sheet) {
    return Math.min(sheet * LARGEST, size.fundamentals().size());
  }
}
