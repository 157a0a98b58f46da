import { expect, test } from '@jest/globals';
import type { Rollout, RolloutHealth } from '@suite/descriptor';
import { renderScreen } from '@suite/testing';
import { screen, within } from '@testing-library/react';
import { releaseOf } from '../../testing/remote-overview.factory.ts';
import { RolloutPanel } from './rollout-panel.tsx';

const at = '2027-03-05T12:00:00Z';

function rolloutHealth(version: string, parts: Partial<RolloutHealth> = {}): RolloutHealth {
  const figures = { loads: 40, failures: 0, people: 30, people_with_errors: 0, start_ms: 12, render_ms: 90 };
  return { release: releaseOf(version), ...figures, ...parts };
}

function runningRollout(parts: Partial<Rollout> = {}): Rollout {
  return {
    remote: 'mf-bookings',
    release: releaseOf('1.1.0'),
    state: 'running',
    percent: 25,
    hold_seconds: 600,
    min_loads: 30,
    step_since: at,
    steps: [{ percent: 5, ended_at: at, canary: rolloutHealth('1.1.0'), live: rolloutHealth('1.0.0') }],
    current: {
      canary: rolloutHealth('1.1.0', { loads: 7, failures: 1, people_with_errors: 2 }),
      live: rolloutHealth('1.0.0', { loads: 90 }),
    },
    reason: null,
    started_at: at,
    started_by: 'bookings team',
    ended_at: null,
    ...parts,
  };
}

const open = (rollout: Rollout) => renderScreen(<RolloutPanel title="Bookings" rollout={rollout} />);

test('shows each step with the figures of both versions', () => {
  open(runningRollout());
  const [, first, running] = within(
    screen.getByRole('table', { name: 'Steps of the gradual release of Bookings' }),
  ).getAllByRole('row');
  expect(first).toHaveTextContent(/5 % of the people.*40 loads, 0 failed.*40 loads, 0 failed/);
  expect(running).toHaveTextContent(
    /25 % of the people.*Running.*7 loads, 1 failed.*errors for 2 people.*90 loads, 0 failed/,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[Rollout['state'], string]>([
  ['rolled-back', 'Rolled back'],
  ['stopped', 'Stopped'],
])('of one that is %s says where and why it ended', (state, badge) => {
  open(runningRollout({ state, current: null, reason: '6 of 30 loads failed', ended_at: at }));
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByText('It ended at 25 % of the people')).toBeVisible();
  expect(screen.getByText('6 of 30 loads failed.')).toBeVisible();
});
