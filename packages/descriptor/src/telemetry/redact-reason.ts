const maxLength = 200;

// The order matters: later patterns would match parts of earlier ones.
const replacements: readonly [pattern: RegExp, replace: string | ((match: string) => string)][] = [
  [/\bhttps?:\/\/[^\s"'`<>()]+/gi, fileNameOf],
  [/[^\s"'`<>(),;:]+@[^\s"'`<>(),;:]+\.[^\s"'`<>(),;:]+/g, '[e-mail]'],
  [/"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)/g, '[text]'],
  [/(?<!\w)'[^']*'(?!\w)/g, (quoted) => (/^'[A-Za-z_$][\w$.]{0,60}'$/.test(quoted) ? quoted : '[text]')],
  [/[?#]\S*=\S*/g, ''],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '[date]'],
  [/[\w-]{20,}/g, (word) => (/\d/.test(word) ? '[id]' : word)],
  [/\b[A-Z]{0,3}\d{5,}\b/gi, '[number]'],
];

/** Removes addresses, quoted text, dates and long numbers. It cannot recognize names: keep them out of messages. */
export function redactReason(message: string): string {
  const [line = ''] = message
    .slice(0, 2_000)
    .trim()
    .split(/[\r\n]/, 1);
  const redacted = replacements.reduce(
    (text, [pattern, replace]) =>
      typeof replace === 'string' ? text.replace(pattern, replace) : text.replace(pattern, replace),
    line.replaceAll(/\p{Cc}/gu, ' '),
  );
  return redacted.slice(0, maxLength).trim() || 'no message';
}

/** Keeps files of releases; any other address may be a guest's link. */
function fileNameOf(url: string): string {
  return /\/([\w.-]+\.(?:js|css))(?:[?#]\S*)?$/i.exec(url)?.[1] ?? '[address]';
}
