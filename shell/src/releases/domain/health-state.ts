import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

/** How loads went, in a word and the colour that goes with it. */
export interface HealthState {
  word: string;
  tone: Tone;
}

/** From this share on a release fails too many people to leave it alone. */
const failingShare = 0.05;

export function healthState({ loads, failures }: { loads: number; failures: number }): HealthState {
  if (loads === 0) return { word: t('No loads'), tone: 'neutral' };
  if (failures === 0) return { word: t('Healthy'), tone: 'success' };
  if (failures / loads < failingShare) return { word: t('Some failures'), tone: 'warning' };
  return { word: t('Failing'), tone: 'danger' };
}
