import type { Rollout, RolloutFigures } from '@suite/descriptor';
import type { Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

/** A step of a gradual release, ended or running. */
export interface RolloutRow extends RolloutFigures {
  percent: number;
  ended_at: string | null;
}

/** The steps that ended and the one that runs. */
export function rolloutRows({ steps, current, percent }: Rollout): RolloutRow[] {
  return [...steps, ...(current ? [{ ...current, percent, ended_at: null }] : [])];
}

/** The state of a gradual release, as its badge shows it. */
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
