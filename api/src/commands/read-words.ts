/**
 * The words of a command line that takes no options.
 * @throws Error with the usage for an option (`--help` among them), and for fewer or more words than it takes
 */
export function readWords(usage: string, least: number, most = least): string[] {
  const words = process.argv.slice(2);
  const isUnderstood =
    words.length >= least && words.length <= most && !words.some((word) => word.startsWith('-'));
  if (!isUnderstood) throw new Error(`Usage: ${usage}`);
  return words;
}
