import type { Rollout, RolloutFigures } from '@suite/descriptor';
import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

export interface RolloutRow extends RolloutFigures {
  percent: number;
  ended_at: string | null;
}

export function rolloutRows({ steps, current, percent }: Rollout): RolloutRow[] {
  return [...steps, ...(current ? [{ ...current, percent, ended_at: null }] : [])];
}

export function nameRolloutState({ state, percent }: Rollout): { children: string; tone: Tone } {
  switch (state) {
    case 'running':
      return { children: t('{percent} % of the people', { percent }), tone: 'info' };
    case 'finished':
      return { children: t('Live for all users'), tone: 'success' };
    case 'rolled-back':
      return { children: t('Rolled back'), tone: 'danger' };
    case 'stopped':
      return { children: t('Stopped'), tone: 'warning' };
  }
}
