package solutionary.site.pages;

/**
 * Rows of the catalogue that readers may take with them as two files.
 *
 * @param meaningKey the message that says what they are, which names the subject
 */
public record DownloadTable(
    DownloadName name, String meaningKey, Object subject, DownloadFile json, DownloadFile csv) {}
