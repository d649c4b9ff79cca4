package solutionary.site.pages;

import java.util.List;
import solutionary.catalog.QueryResult;

/**
 * A question that people ask of the catalogue, as SQL, with the answer that the catalogue gives.
 *
 * @param number from 1
 */
public record Question(int number, String sql, QueryResult answer) {
  public String titleKey() {
    return "question." + number;
  }

  public String id() {
    return "question-" + number;
  }

  public List<String> columns() {
    return answer.columns();
  }

  public List<List<Object>> rows() {
    return answer.rows();
  }

  public boolean answered() {
    return !answer.rows().isEmpty();
  }
}
