import { currentLanguage, currentLocale } from '@suite/i18n';
import { t, tn } from '../../languages/catalog.ts';
import type { Tone } from '@suite/ui';

interface HealthState {
  word: string;
  tone: Tone;
}

/** A release with at least this share of failures counts as failing. */
const failingShare = 0.05;

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Clocks may differ, so times in the future count as now. */
export function sinceText(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return t('just now');
  // British English would omit the full stops of `hr.` and `min.`.
  const locale = currentLanguage() === 'en' ? 'en' : currentLocale();
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  return ago.format(-Math.floor(seconds / step[1]), step[0]);
}

export function timeText(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000
    ? t('{time} ms', { time: Math.round(ms) })
    : t('{time} s', { time: decimalText(ms / 1000, 1) });
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? t('{size}\u00a0kB', { size: Math.round(bytes / 1000) })
    : t('{size}\u00a0MB', { size: decimalText(bytes / 1_000_000, 1) });
}

/** Returns `0 %`, `0.4 %` or `12 %`, with a no-break space. */
export function shareText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0\u00a0%';
  const percent = (part / whole) * 100;
  return `${percent < 10 ? decimalText(Math.max(0.1, percent), 1) : Math.round(percent)}\u00a0%`;
}

export function loadsText(count: number): string {
  return tn(count, '{count} load', '{count} loads');
}

function decimalText(value: number, digits: number): string {
  const settings = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(currentLocale(), settings).format(value);
}

export function healthState({ loads, failures }: { loads: number; failures: number }): HealthState {
  if (loads === 0) return { word: t('No loads'), tone: 'neutral' };
  if (failures === 0) return { word: t('Healthy'), tone: 'success' };
  if (failures / loads < failingShare) return { word: t('Some failures'), tone: 'warning' };
  return { word: t('Failing'), tone: 'danger' };
}
