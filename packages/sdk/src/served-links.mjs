/**
 * A README as it is packed: the documentation for teams is an address of the suite, and other files of the repository are
 * named without a link, as teams cannot open them.
 * @param {string} text
 */
export const withServedLinks = (text) =>
  text.replaceAll(/\[([^\]]+)\]\(\.\.\/([^)\s]+)\)/g, (_link, name, target) => {
    const [, page, hash = ''] =
      /^(?:\.\.\/)*docs\/(?:teams\/)?((?!decisions|operating)[a-z-]+)\.md(#.+)?$/.exec(target) ?? [];
    return page === undefined ? name : `${name} (\`/platform/docs/${page}${hash}\` of your suite)`;
  });
