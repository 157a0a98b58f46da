import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { answerErrors } from '../errors/answer-errors.ts';
import type { CandidateRelease } from '../document/document-for-visitor.ts';
import type { SecretKey } from '../grants/grant-signer.ts';
import type { Visitor } from '../visitor.ts';
import { openServiceAgent, type ServiceTimeouts } from './addresses/service-agent.ts';
import type { ServiceAddressRules } from './addresses/service-origin.ts';
import { findServiceOrigin } from './proxy/find-service.ts';
import { serveProxy, type CallerOf } from './proxy/proxy.routes.ts';
import { openServiceCalls, serviceLimits, type ServiceLimits } from './proxy/service-calls.ts';
import { openServiceTokens } from './token/service-tokens.ts';

/** How the host lets remotes call back ends of their own. */
export interface ServiceOptions {
  /** The public address of the host, which tokens name as their issuer. */
  issuer: string;
  callerOf: CallerOf;
  addresses: ServiceAddressRules;
  traceHeaders?: () => Record<string, string>;
  limits?: Partial<ServiceLimits & ServiceTimeouts>;
}

const timeouts: ServiceTimeouts = {
  connectTimeoutMs: 3_000,
  headersTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
};

interface ServiceDeps {
  database: Database;
  secretKey: SecretKey;
  listCandidates: (visitor: Visitor | null) => Promise<CandidateRelease[]>;
}

/** What the routes of the platform and the proxy share. */
export function openServices(options: ServiceOptions, { secretKey, database, listCandidates }: ServiceDeps) {
  const limits = { ...serviceLimits, ...timeouts, ...options.limits };
  const { addresses, callerOf, traceHeaders = () => ({}) } = options;
  const agent = openServiceAgent(addresses, limits);
  const tokens = openServiceTokens(secretKey, options.issuer);
  const calls = openServiceCalls(limits);
  return {
    addresses,
    tokens,
    /** `/services/…` */
    async proxy(app: FastifyInstance): Promise<void> {
      answerErrors(app);
      app.addHook('onClose', () => agent.destroy());
      serveProxy(app, {
        ...{ agent, addresses, callerOf, tokens, calls, limits, traceHeaders },
        findOrigin: (caller, alias) => findServiceOrigin({ database, listCandidates }, caller, alias),
        onCall: () => undefined,
      });
    },
  };
}
