import type { Agent } from 'undici';
import type { AddressRules } from '../addresses/callable-addresses.ts';

export interface ServiceTimeouts {
  connectTimeoutMs: number;
  /** From the end of the request to the head of the answer. */
  headersTimeoutMs: number;
  /** Without a byte of the answer. */
  idleTimeoutMs: number;
}

/** Connects to services. */
export interface ServiceAgent {
  /** The one agent, opened at the first call. */
  open(): Promise<Agent>;
  /** Ends every connection. */
  destroy(): Promise<void>;
}

/** An agent whose library is loaded with the first call, since a server without services needs none of it. */
export function openServiceAgent(rules: AddressRules, timeouts: ServiceTimeouts): ServiceAgent {
  let opening: Promise<Agent> | undefined;
  return {
    open: () => (opening ??= openAgent(rules, timeouts)),
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
