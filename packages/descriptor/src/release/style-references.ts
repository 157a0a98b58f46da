/** In a comment or a text nothing is fetched. */
const commentOrReference =
  /\/\*[\s\S]*?\*\/|@import\s*(?:url\(\s*)?["']?([^"'()\s;]+)|url\(\s*["']?((?:https?:)?\/\/[^"'()\s]+)/gi;

/** What a style sheet imports, and what else it takes from another origin. */
export function readStyleReferences(text: string): string[] {
  const found = [...text.matchAll(commentOrReference)].flatMap(
    ([, imported, taken]) => imported ?? taken ?? [],
  );
  return [...new Set(found)];
}

/** The style sheets of a release that are read for the gate: those of builds of other tools. */
export function stylesToRead(release: {
  entryType?: string | undefined;
  files: Readonly<Record<string, string>>;
}): string[] {
  return release.entryType === undefined
    ? []
    : Object.keys(release.files).filter((path) => path.endsWith('.css'));
}
