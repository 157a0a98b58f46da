import type { Agent } from 'undici';
import type { AddressRules } from '../addresses/callable-addresses.ts';

export interface ServiceTimeouts {
  connectTimeoutMs: number;
  /** Limits the time from the end of the request to the head of the response. */
  headersTimeoutMs: number;
  /** Limits the time without a byte of the response. */
  idleTimeoutMs: number;
}

export interface ServiceAgent {
  open(): Promise<Agent>;
  destroy(): Promise<void>;
}

/** Loads the agent's library with the first call, since a server without services does not need it. */
export function openServiceAgent(rules: AddressRules, timeouts: ServiceTimeouts): ServiceAgent {
  let opening: Promise<Agent> | undefined;
  return {
    open: () =>
      (opening ??= openAgent(rules, timeouts).catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    async destroy() {
      await (await opening)?.destroy();
    },
  };
}

async function openAgent(rules: AddressRules, timeouts: ServiceTimeouts): Promise<Agent> {
  const { Agent } = await import('undici');
  const { guardedConnector } = await import('../addresses/guarded-connector.ts');
  return new Agent({
    connect: guardedConnector(rules, timeouts.connectTimeoutMs),
    headersTimeout: timeouts.headersTimeoutMs,
    bodyTimeout: timeouts.idleTimeoutMs,
  });
}
