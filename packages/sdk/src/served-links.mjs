/**
 * Rewrites a README: links to team documentation become addresses of the suite, other relative links become plain text.
 * @param {string} text
 */
export const withServedLinks = (text) =>
  text.replaceAll(/\[([^\]]+)\]\(\.\.\/([^)\s]+)\)/g, (_link, name, target) => {
    const [, page, hash = ''] =
      /^(?:\.\.\/)*docs\/(?:teams\/)?((?!decisions|operating)[a-z-]+)\.md(#.+)?$/.exec(target) ?? [];
    return page === undefined ? name : `${name} (\`/platform/docs/${page}${hash}\` of your suite)`;
  });
