import { RegistryError } from '../../errors/registry-error.ts';
import {
  openCircuitBreaker,
  type AdmittedCall,
  type BreakerState,
  type CircuitBreaker,
} from './circuit-breaker.ts';

export interface ServiceLimits {
  /** Calls of one service at one time, open event streams included, in each process. */
  maxConcurrentCalls: number;
  maxBodyBytes: number;
  /** Failures in a row that open the breaker, and for how long. */
  maxFailures: number;
  openMs: number;
}

export const serviceLimits: ServiceLimits = {
  maxConcurrentCalls: 500,
  maxBodyBytes: 50_000_000,
  maxFailures: 5,
  openMs: 10_000,
};

/** A call in progress. */
export interface ServiceCall extends AdmittedCall {
  /** Frees its place; called once its answer has ended. */
  release(): void;
}

/** The calls of all services in this process. */
export function openServiceCalls(limits: ServiceLimits) {
  const breakers = new Map<string, CircuitBreaker>();
  const counts = new Map<string, number>();

  const breakerOf = (alias: string) => {
    const breaker = breakers.get(alias) ?? openCircuitBreaker(limits);
    breakers.set(alias, breaker);
    return breaker;
  };

  return {
    stateOf: (alias: string): BreakerState => breakers.get(alias)?.state() ?? 'closed',
    /** @throws RegistryError 503 while the breaker is open, or where too many calls are open */
    admit(alias: string): ServiceCall {
      const count = counts.get(alias) ?? 0;
      if (count >= limits.maxConcurrentCalls) {
        throw unavailable(`Too many calls of the service ${alias} are open. Please try again soon.`);
      }
      const admitted = breakerOf(alias).admit();
      if (!admitted) {
        throw unavailable(`The service ${alias} did not answer lately. Please try again soon.`);
      }
      counts.set(alias, count + 1);
      let isReleased = false;
      return {
        ...admitted,
        release() {
          if (isReleased) return;
          isReleased = true;
          counts.set(alias, (counts.get(alias) ?? 1) - 1);
        },
      };
    },
  };
}

export type ServiceCalls = ReturnType<typeof openServiceCalls>;

function unavailable(message: string): RegistryError {
  return new RegistryError(503, 'UNAVAILABLE', message);
}
