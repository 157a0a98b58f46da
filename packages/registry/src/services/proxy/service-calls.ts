import { RegistryError } from '../../errors/registry-error.ts';
import {
  openCircuitBreaker,
  type AdmittedCall,
  type BreakerState,
  type CircuitBreaker,
} from './circuit-breaker.ts';

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const lateCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

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
        throw new RegistryError('TOO_MANY_REQUESTS', message);
      }
      if (open.count(alias) >= limits.maxConcurrentCalls) {
        throw new RegistryError(
          'UNAVAILABLE',
          `Too many calls of the service ${alias} are open. Please try again soon.`,
        );
      }
      const admitted = breakerOf(alias).admit();
      if (!admitted) {
        throw new RegistryError(
          'UNAVAILABLE',
          `The service ${alias} did not answer lately. Please try again soon.`,
        );
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

export function describeFailure(error: unknown, alias: string): Error {
  if (error instanceof Error && 'errorType' in error) return error;
  const [status, message] = sentenceOf(codeOf(error), alias);
  const refusal = new RegistryError('UNAVAILABLE', message, undefined, status);
  refusal.cause = error;
  return refusal;
}

function sentenceOf(code: string, alias: string): [status: number, message: string] {
  if (unreachableCodes.has(code))
    return [502, `The service ${alias} cannot be reached. Please try again soon.`];
  if (lateCodes.has(code))
    return [504, `The service ${alias} did not answer in time. Please try again soon.`];
  if (code === 'FORBIDDEN_ADDRESS')
    return [502, `The service ${alias} has an address that must not be called.`];
  return [502, `The service ${alias} broke off. Please try again soon.`];
}

function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: readonly unknown[] };
  if (typeof code === 'string') return code;
  return errors?.[0] === undefined ? '' : codeOf(errors[0]);
}
