package solutionary.site.pages;

/** One step of the trail that leads from the home page to a page. */
public record Crumb(Text text, Address address) {}
