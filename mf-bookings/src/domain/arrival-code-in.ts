/** Extracts the code from a link of ours, or returns the trimmed text. */
export function arrivalCodeIn(text: string): string {
  const found = /[?&]arrival=([^&#\s]+)/.exec(text)?.[1];
  return found ?? text.trim();
}
