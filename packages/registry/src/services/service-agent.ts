import { Agent } from 'undici';
import type { AddressRules } from '../addresses/callable-addresses.ts';
import { guardedConnector } from '../addresses/guarded-connector.ts';

export interface ServiceTimeouts {
  connectTimeoutMs: number;
  /** From the end of the request to the head of the answer. */
  headersTimeoutMs: number;
  /** Without a byte of the answer. */
  idleTimeoutMs: number;
}

/** Connects to services. */
export function openServiceAgent(rules: AddressRules, timeouts: ServiceTimeouts): Agent {
  return new Agent({
    connect: guardedConnector(rules, timeouts.connectTimeoutMs),
    headersTimeout: timeouts.headersTimeoutMs,
    bodyTimeout: timeouts.idleTimeoutMs,
  });
}
