import type { ServiceOverview } from '@suite/descriptor';

const hour = '2027-03-05T12:00:00.000Z';

export function serviceOverview(parts: Partial<ServiceOverview> = {}): ServiceOverview {
  const figures = { requests: 200, errors: 3, refused: 1, p50_ms: 40, p95_ms: 1259 };
  return {
    alias: 'spa',
    mapping: {
      origin: 'https://spa.internal.example',
      remotes: ['mf-spa'],
      permissions: null,
      updated_at: '2027-03-05T09:30:00.000Z',
      updated_by_name: 'olga@suite.test',
    },
    remotes: [{ remote: 'mf-spa', title: 'Spa' }],
    asked_by: [],
    health: { is_healthy: true, reason: null, checked_at: hour },
    breaker: 'closed',
    total: figures,
    hourly: [
      { hour: '2027-03-05T11:00:00.000Z', requests: 0, errors: 0, refused: 0, p50_ms: null, p95_ms: null },
      { hour, ...figures },
    ],
    ...parts,
  };
}
