const maxMembers = 32;
const maxLength = 512;
/** Long members are removed first if the list is too long (W3C Trace Context). */
const longMember = 128;

// W3C Trace Context defines `system=value` and `tenant@system=value`.
const member =
  /^(?:[a-z\d][a-z\d_*/-]{0,255}|[a-z\d][a-z\d_*/-]{0,240}@[a-z][a-z\d_*/-]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

export function readTracestate(header: string | string[] | null | undefined): string | undefined {
  const members = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((text) => text.replaceAll(/^[ \t]+|[ \t]+$/g, ''))
    .filter((text) => text !== '');
  const keys = new Set(members.map((text) => text.slice(0, text.indexOf('='))));
  if (keys.size < members.length || !members.every((text) => member.test(text))) return undefined;
  return shorten(members.slice(0, maxMembers)) || undefined;
}

function shorten(members: string[]): string {
  const text = members.join(',');
  if (text.length <= maxLength) return text;
  const long = members.findLastIndex(({ length }) => length > longMember);
  return shorten(members.toSpliced(long === -1 ? members.length - 1 : long, 1));
}
