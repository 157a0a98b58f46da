import type { ReleaseHealth, RemoteOverview } from '@suite/descriptor';
import { t } from '../../languages/catalog.ts';

export interface ServingRelease {
  key: string;
  audience: string;
  release: string;
  since: string;
  health: Omit<ReleaseHealth, 'release'>;
}

const unheardOf = {
  loads: 0,
  failures: 0,
  called_off: 0,
  errors: 0,
  people: 0,
  fetch_ms: null,
  start_ms: null,
  render_ms: null,
  last_failure: null,
};

export function servingReleases({ live, canary, pins, health }: RemoteOverview): ServingRelease[] {
  const serving = (
    key: string,
    audience: string,
    { release, moved_at }: { release: string; moved_at: string },
  ) => ({
    key,
    audience,
    release,
    since: moved_at,
    health: health.find((one) => one.release === release) ?? unheardOf,
  });
  return [
    ...(live
      ? [serving('live', canary || pins.length > 0 ? t('All other visitors') : t('All visitors'), live)]
      : []),
    ...(canary
      ? [serving('canary', t('{percent} % of the people', { percent: canary.percent }), canary)]
      : []),
    ...pins.map((pin) =>
      serving(`hotel:${pin.hotel_id}`, t('Hotel {number}', { number: pin.hotel_id }), pin),
    ),
  ];
}
