import { RegistryError } from '../../errors/registry-error.ts';
import {
  openCircuitBreaker,
  type AdmittedCall,
  type BreakerState,
  type CircuitBreaker,
} from './circuit-breaker.ts';

export interface ServiceLimits {
  /** Limits concurrent calls of one service in each process, open event streams included. */
  maxConcurrentCalls: number;
  /** Limits one user, so that many tabs or a program do not block other users. */
  maxCallsPerUser: number;
  maxBodyBytes: number;
  maxFailures: number;
  openMs: number;
}

export const serviceLimits: ServiceLimits = {
  maxConcurrentCalls: 500,
  maxCallsPerUser: 50,
  maxBodyBytes: 50_000_000,
  maxFailures: 5,
  openMs: 10_000,
};

export interface ServiceCall extends AdmittedCall {
  /** Frees its slot; called after its response has ended. */
  release(): void;
}

export function openServiceCalls(limits: ServiceLimits) {
  const breakers = new Map<string, CircuitBreaker>();
  const open = countByKey();

  const breakerOf = (alias: string) => {
    const breaker = breakers.get(alias) ?? openCircuitBreaker(limits);
    breakers.set(alias, breaker);
    return breaker;
  };

  return {
    stateOf: (alias: string): BreakerState => breakers.get(alias)?.state() ?? 'closed',
    /**
     * @throws RegistryError 503 while the breaker is open or too many calls are open; 429 when the user has too many
     */
    admit(alias: string, user_id: number): ServiceCall {
      const keyOfUser = `${alias} ${user_id}`;
      if (open.count(keyOfUser) >= limits.maxCallsPerUser) {
        const message = `You have too many calls of the service ${alias} open. Close other tabs, or try again soon.`;
        throw new RegistryError(429, 'TOO_MANY_REQUESTS', message);
      }
      if (open.count(alias) >= limits.maxConcurrentCalls) {
        throw unavailable(`Too many calls of the service ${alias} are open. Please try again soon.`);
      }
      const admitted = breakerOf(alias).admit();
      if (!admitted) {
        throw unavailable(`The service ${alias} did not answer lately. Please try again soon.`);
      }
      for (const key of [alias, keyOfUser]) open.add(key);
      let isReleased = false;
      return {
        ...admitted,
        release() {
          if (isReleased) return;
          isReleased = true;
          for (const key of [alias, keyOfUser]) open.remove(key);
        },
      };
    },
  };
}

function countByKey() {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    add: (key: string) => void counts.set(key, count(key) + 1),
    remove(key: string): void {
      if (count(key) > 1) counts.set(key, count(key) - 1);
      else counts.delete(key);
    },
  };
}

export type ServiceCalls = ReturnType<typeof openServiceCalls>;

function unavailable(message: string): RegistryError {
  return new RegistryError(503, 'UNAVAILABLE', message);
}
