package solutionary.site.pages;

import solutionary.site.drawing.Picture;

/**
 * A picture that tells something.
 *
 * @param label the same in words, for those who do not see it
 */
public record Illustration(Picture picture, Text label) {}
