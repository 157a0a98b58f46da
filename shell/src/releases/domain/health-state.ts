import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

export interface HealthState {
  word: string;
  tone: Tone;
}

/** A release with at least this share of failures counts as failing. */
const failingShare = 0.05;

export function healthState({ loads, failures }: { loads: number; failures: number }): HealthState {
  if (loads === 0) return { word: t('No loads'), tone: 'neutral' };
  if (failures === 0) return { word: t('Healthy'), tone: 'success' };
  if (failures / loads < failingShare) return { word: t('Some failures'), tone: 'warning' };
  return { word: t('Failing'), tone: 'danger' };
}
