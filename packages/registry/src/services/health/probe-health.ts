import type { ServiceHealth } from '@suite/descriptor';
import type { ServiceAgent } from '../service-agent.ts';

export interface HealthSettings {
  healthTimeoutMs: number;
  /** Limits how long an outcome is reused, as open pages request it every few seconds. */
  healthCacheMs: number;
}

export const healthSettings: HealthSettings = { healthTimeoutMs: 3_000, healthCacheMs: 4_000 };

export function openHealthProbe(agent: ServiceAgent, { healthTimeoutMs, healthCacheMs }: HealthSettings) {
  const asked = new Map<string, { at: number; health: Promise<ServiceHealth<Date>> }>();

  return (origin: string): Promise<ServiceHealth<Date>> => {
    const known = asked.get(origin);
    if (known && performance.now() - known.at < healthCacheMs) return known.health;
    const health = probe(agent, origin, healthTimeoutMs);
    asked.set(origin, { at: performance.now(), health });
    return health;
  };
}

export type ProbeHealth = ReturnType<typeof openHealthProbe>;

async function probe(agent: ServiceAgent, origin: string, timeoutMs: number): Promise<ServiceHealth<Date>> {
  const reason = await findReason(agent, origin, timeoutMs);
  return { is_healthy: reason === null, reason, checked_at: new Date() };
}

async function findReason(services: ServiceAgent, origin: string, timeoutMs: number): Promise<string | null> {
  const agent = await services.open();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode, body } = await agent.request({ origin, path: '/health', method: 'GET', signal });
    body.on('error', () => undefined).destroy();
    return statusCode >= 200 && statusCode < 300 ? null : `answered ${statusCode}`;
  } catch (error) {
    if (signal.aborted) return `did not answer within ${timeoutMs / 1000} s`;
    const { code } = error as { code?: unknown };
    return `could not be sent${typeof code === 'string' ? ` (${code})` : ''}`;
  }
}
