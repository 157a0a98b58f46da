import type { Rollout, RolloutFigures } from '@suite/descriptor';
import type { Tone } from '@suite/ui';

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
      return { children: `${percent} % of the people`, tone: 'info' };
    case 'finished':
      return { children: 'Live for all users', tone: 'success' };
    case 'rolled-back':
      return { children: 'Rolled back', tone: 'danger' };
    case 'stopped':
      return { children: 'Stopped', tone: 'warning' };
  }
}
