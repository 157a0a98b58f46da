/** The code in whatever was typed, pasted or scanned: in a link of ours, or the text itself. */
export function arrivalCodeIn(text: string): string {
  const found = /[?&]arrival=([^&#\s]+)/.exec(text)?.[1];
  return found ?? text.trim();
}
