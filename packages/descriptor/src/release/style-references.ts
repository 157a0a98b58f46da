/** Comments are matched, so that references inside them are skipped. */
const commentOrReference =
  /\/\*[\s\S]*?\*\/|@import\s*(?:url\(\s*)?["']?([^"'()\s;]+)|url\(\s*["']?((?:https?:)?\/\/[^"'()\s]+)/gi;

export function readStyleReferences(text: string): string[] {
  const found = [...text.matchAll(commentOrReference)].flatMap(
    ([, imported, taken]) => imported ?? taken ?? [],
  );
  return [...new Set(found)];
}

/** Returns the style sheets of other tools' builds; other builds are not checked. */
export function stylesToRead(release: {
  entryType?: string | undefined;
  files: Readonly<Record<string, string>>;
}): string[] {
  return release.entryType === undefined
    ? []
    : Object.keys(release.files).filter((path) => path.endsWith('.css'));
}
