import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { findOriginProblem, type AddressRules } from '../../addresses/callable-addresses.ts';
import { RegistryError } from '../../errors/registry-error.ts';
import type { ServiceAgent } from '../service-agent.ts';
import type { ServiceCaller, ServiceTokens } from '../token/service-tokens.ts';
import type { CallOutcome } from '../figures/count-calls.ts';
import type { EventStreams } from './event-streams.ts';
import type { RegistryState } from './find-service.ts';
import { limitBody, tooLarge, type LimitedBody } from './limit-body.ts';
import { headersToBrowser, headersToService } from './passed-headers.ts';
import { describeFailure, type ServiceCall, type ServiceCalls, type ServiceLimits } from './service-calls.ts';
import { readServicePath, isRedirect, redirectTarget, type ServicePath } from './service-path.ts';

export type CallerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<ServiceCaller>;

export interface ProxyDeps {
  agent: ServiceAgent;
  addresses: AddressRules;
  callerOf: CallerOf;
  findOrigin: (
    request: FastifyRequest,
    caller: ServiceCaller,
    alias: string,
    state?: RegistryState,
  ) => Promise<string>;
  tokens: ServiceTokens;
  calls: ServiceCalls;
  eventStreams: EventStreams;
  limits: ServiceLimits;
  traceHeaders: () => Record<string, string>;
  onCall: (alias: string, outcome: CallOutcome) => void;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Browsers fetch these as data. Others would run or be shown as a page of this origin. */
const dataDestinations = new Set(['empty', 'image', 'audio', 'video', 'track', 'font']);
/** A pipe ends with these codes when its reader has left. */
const leavingCodes = new Set<string | undefined>([
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
  'UND_ERR_ABORTED',
]);
/** A service reports with these that it is temporarily unavailable. */
const failedStatuses = new Set([502, 503, 504]);

export function serveProxy(app: FastifyInstance, deps: ProxyDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('preClose', () => deps.eventStreams.close());

  for (const url of ['/:alias', '/:alias/*']) {
    app.route({
      method: [...methods],
      url,
      handler: async (request, reply) => {
        refuseAsPage(request);
        const caller = await deps.callerOf(request, reply);
        const target = readServicePath(request.raw.url ?? '');
        const origin = await deps.findOrigin(request, caller, target.alias);
        if (findOriginProblem(origin, deps.addresses) !== undefined)
          throw describeFailure({ code: 'FORBIDDEN_ADDRESS' }, target.alias);
        const body = readBody(request, deps.limits);
        const call = admit(deps, target.alias, caller.user_id);
        try {
          await passOn(request, reply, { deps, caller, target, origin, body, call });
        } finally {
          call.release();
        }
        return reply;
      },
    });
  }
}

function admit({ calls, onCall }: ProxyDeps, alias: string, user_id: number): ServiceCall {
  try {
    return calls.admit(alias, user_id);
  } catch (error) {
    // A 429 concerns one user and is no failure of the service.
    if (error instanceof RegistryError && error.status === 503) onCall(alias, { kind: 'refused' });
    throw error;
  }
}

interface Passing {
  deps: ProxyDeps;
  caller: ServiceCaller;
  target: ServicePath;
  origin: string;
  body: LimitedBody | undefined;
  call: ServiceCall;
}

async function passOn(request: FastifyRequest, reply: FastifyReply, passing: Passing): Promise<void> {
  const { deps, target, body, call } = passing;
  const startedAt = performance.now();
  const count = (hasFailed: boolean) =>
    deps.onCall(target.alias, { kind: hasFailed ? 'failed' : 'answered', ms: performance.now() - startedAt });
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  // The `close` event is not repeated if the caller left during the checks above.
  if (reply.raw.destroyed) left.abort();
  let answer: Dispatcher.ResponseData;
  try {
    answer = await send(request, passing, { body: body?.stream ?? null, signal: left.signal });
  } catch (error) {
    // A caller who leaves, or whose body fails, is no failure of the service.
    if (left.signal.aborted || body?.hasFailed()) {
      call.cancel();
    } else {
      call.fail();
      count(true);
    }
    throw describeFailure(error, target.alias);
  }
  const hasFailed = failedStatuses.has(answer.statusCode);
  if (hasFailed) call.fail();
  else call.succeed();
  count(answer.statusCode >= 500);
  await sendAnswer(request, reply, { ...passing, answer });
}

function readBody(
  { body, headers }: FastifyRequest,
  { maxBodyBytes }: ServiceLimits,
): LimitedBody | undefined {
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
  return body === undefined ? undefined : limitBody(body as Readable, maxBodyBytes);
}

async function send(
  request: FastifyRequest,
  { deps: { agent, tokens, traceHeaders }, caller, target, origin }: Passing,
  sending: { body: Readable | null; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  return (await agent.open()).request({
    origin,
    path: `${target.path}${target.query}`,
    method: request.method,
    headers: {
      ...headersToService(request.headers),
      ...traceHeaders(),
      'x-request-id': request.id,
      authorization: `Bearer ${await tokens.sign(caller, target.alias)}`,
    },
    ...sending,
  });
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, deps, caller, target: { alias, path }, origin }: Passing & { answer: Dispatcher.ResponseData },
): Promise<void> {
  const { statusCode, headers, body } = answer;
  const passed: Record<string, string> = headersToBrowser(headers);
  if (isRedirect(statusCode)) {
    const from = new URL(`${origin}${path}`);
    const location = redirectTarget(String(headers.location ?? ''), { alias, from });
    if (location === undefined) {
      body.on('error', () => undefined).destroy();
      const message = `The service ${alias} answered with a redirect to another address, which is not passed on.`;
      throw new RegistryError('UNAVAILABLE', message, undefined, 502);
    }
    passed['location'] = location;
  }
  reply.headers(passed);
  // Hijacking bypasses compression hooks of the host, which would delay events.
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.flushHeaders();
  const stream = isEventStream(passed) && {
    ...{ alias, body, user_id: caller.user_id },
    isAllowed: (state: RegistryState) =>
      deps.findOrigin(request, caller, alias, state).then(
        (found) => found === origin,
        () => false,
      ),
  };
  if (stream) deps.eventStreams.add(stream);
  try {
    await pipeline(body, raw);
  } catch (error) {
    // The head has been sent, so the connection ends and the caller gets a broken response.
    if (!leavingCodes.has((error as NodeJS.ErrnoException).code))
      reply.log.warn({ err: error, service: alias }, 'The answer of a service broke off');
  } finally {
    if (stream) deps.eventStreams.remove(stream);
  }
}

function isEventStream(headers: Readonly<Record<string, string>>): boolean {
  return /^text\/event-stream/i.test(headers['content-type'] ?? '');
}

/** Refuses what a browser would show as a page, or run, with the rights of this origin. */
function refuseAsPage({ headers }: FastifyRequest): void {
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined || dataDestinations.has(String(destination))) return;
  const message = 'Services answer calls of remotes. Their addresses cannot be opened as pages.';
  throw new RegistryError('PERMISSION_DENIED', message);
}
