const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `3 hr. ago`; what lies in the future, because of two clocks, is now. */
export function sinceText(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const step = steps.find(([, length]) => seconds >= length);
  return step ? ago.format(-Math.floor(seconds / step[1]), step[0]) : 'just now';
}

/** Milliseconds as people read them; a dash where nothing was measured. */
export function timeText(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)}\u00a0kB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** A share with as many digits as its size deserves: `0 %`, `0.4 %`, `12 %`. */
export function shareText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  const percent = (part / whole) * 100;
  return `${percent < 10 ? Math.max(0.1, percent).toFixed(1) : Math.round(percent)} %`;
}

/** `1 load`, `2 loads`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
