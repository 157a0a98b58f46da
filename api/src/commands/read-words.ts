/** @throws Error with the usage for any option, and for too few or too many words */
export function readWords(usage: string, least: number, most = least): string[] {
  const words = process.argv.slice(2);
  const isUnderstood =
    words.length >= least && words.length <= most && !words.some((word) => word.startsWith('-'));
  if (!isUnderstood) throw new Error(`Usage: ${usage}`);
  return words;
}
