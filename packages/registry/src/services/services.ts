import type { OpenDatabase } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import type { AddressRules } from '../addresses/callable-addresses.ts';
import { answerErrors } from '../errors/registry-error.ts';
import type { ServiceState } from '../gate/gate-host.ts';
import type { SecretKey } from '../grants/grant-signer.ts';
import { openCallCounter, type CallOutcome } from './figures/count-calls.ts';
import { healthSettings, openHealthProbe, type HealthSettings } from './health/probe-health.ts';
import { describeServices } from './describe-services.ts';
import { listServices } from './mapping/services.repository.ts';
import type { BreakerState } from './proxy/circuit-breaker.ts';
import { openEventStreams } from './proxy/event-streams.ts';
import { findServiceOrigin, readRegistryState, type FindServiceDeps } from './proxy/find-service.ts';
import { serveProxy, type CallerOf } from './proxy/proxy.routes.ts';
import { openServiceCalls, serviceLimits, type ServiceLimits } from './proxy/service-calls.ts';
import { openServiceAgent, type ServiceTimeouts } from './service-agent.ts';
import { openServiceTokens } from './token/service-tokens.ts';

export interface ServiceOptions {
  issuer: string;
  callerOf: CallerOf;
  /** Private networks are always allowed. The listed hosts may also be called without TLS. */
  addresses: Omit<AddressRules, 'allowsPrivate'>;
  traceHeaders?: () => Record<string, string>;
  limits?: Partial<ServiceLimits & ServiceTimeouts & HealthSettings & FigureSettings>;
  /** Runs when a response began or the call was refused; `breaker` is the state after the call. */
  onCall?: (alias: string, outcome: CallOutcome, breaker: BreakerState) => void;
}

interface FigureSettings {
  flushMs: number;
}

const figureSettings: FigureSettings = { flushMs: 5_000 };

const timeouts: ServiceTimeouts = {
  connectTimeoutMs: 3_000,
  headersTimeoutMs: 30_000,
  idleTimeoutMs: 60_000,
};

interface ServiceDeps extends FindServiceDeps {
  database: OpenDatabase;
  secretKey: SecretKey;
}

export function openServices(options: ServiceOptions, { secretKey, ...deps }: ServiceDeps) {
  const { database } = deps;
  const limits = { ...serviceLimits, ...timeouts, ...healthSettings, ...figureSettings, ...options.limits };
  const { callerOf, traceHeaders = () => ({}) } = options;
  const addresses: AddressRules = { ...options.addresses, allowsPrivate: true };
  const agent = openServiceAgent(addresses, limits);
  const tokens = openServiceTokens(secretKey, options.issuer);
  const calls = openServiceCalls(limits);
  const probe = openHealthProbe(agent, limits);
  return {
    addresses,
    tokens,
    describe: (language: string | undefined) =>
      describeServices({ database, probe, stateOf: calls.stateOf }, language),
    async readStates(checked: readonly string[]): Promise<ReadonlyMap<string, ServiceState>> {
      const mapped = await listServices(database);
      const states = mapped.map(async ({ alias, origin, remotes }): Promise<[string, ServiceState]> => [
        alias,
        { remotes, problem: checked.includes(alias) ? (await probe(origin)).reason : null },
      ]);
      return new Map(await Promise.all(states));
    },
    async proxy(app: FastifyInstance): Promise<void> {
      answerErrors(app);
      const counter = openCallCounter(database, {
        flushMs: limits.flushMs,
        onError: (error) =>
          app.log.warn({ err: error }, 'Figures of services could not be stored and are lost'),
      });
      // The host closes its database after its plugins.
      app.addHook('onClose', async () => {
        await agent.destroy();
        await counter.flush().catch(() => undefined);
      });
      serveProxy(app, {
        ...{ agent, addresses, callerOf, tokens, calls, limits, traceHeaders },
        eventStreams: openEventStreams(database, () => readRegistryState(deps)),
        findOrigin: (request, visitor, alias, state) =>
          findServiceOrigin(deps, request, { visitor, alias, state }),
        onCall(alias, outcome) {
          counter.count(alias, outcome);
          options.onCall?.(alias, outcome, calls.stateOf(alias));
        },
      });
    },
  };
}
