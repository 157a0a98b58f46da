import type { Schema as StringifySchema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type {
  AnyEndpoint,
  BodyOf,
  Endpoint,
  Message,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@suite/contracts/http';
import { isMachine, type Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { UnconfirmedActionError } from '../../errors/unconfirmed-action.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { bodyLimitOf } from '../bodies/body-limit.ts';
import { publicLimit, publicLimitOfAdmitted } from '../limits/public-limit.ts';
import type { CallerOf } from './require-caller.ts';
import { parseBody, parseFields, type RuleContext } from '../../validation/request-values.ts';

export type Returned<T> = T extends string
  ? T | Date
  : T extends readonly (infer Item)[]
    ? readonly Returned<Item>[]
    : T extends object
      ? { [Key in keyof T]: Returned<T[Key]> }
      : T;

type Given<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>;

/** `caller` is a guest for endpoints of guests, and null for public ones. */
export interface EndpointCall<E extends AnyEndpoint, C> {
  params: Given<ParamsOf<E>>;
  query: Given<QueryOf<E>>;
  body: Given<BodyOf<E>>;
  caller: C;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Answered<E extends AnyEndpoint> extends Message {
  success?: boolean;
  result: Returned<ResultOf<E>>;
}

export type EndpointHandler<E extends AnyEndpoint, C> = (call: EndpointCall<E, C>) => Promise<Answered<E>>;

export type FindRuleContext<E extends AnyEndpoint, C> = (
  call: Pick<EndpointCall<E, C>, 'params' | 'query' | 'caller'>,
) => Promise<RuleContext>;

/** `findContext` runs only if the rules refuse the body without it. */
export function serveEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, CallerOf<E>>,
  findContext?: FindRuleContext<E, CallerOf<E>>,
): void {
  const { access } = endpoint;
  if (access === 'public' || access === 'guest') throw new Error(`${endpoint.name} requires no session`);
  app.route({
    ...routeOf(endpoint),
    onRequest: async (request, reply) => {
      await app.requireCaller(request, reply, { ...endpoint, access });
    },
    handler: answering(
      endpoint,
      confirming(app, endpoint, handler),
      (request) => {
        if (!request.caller) throw new Error(`${endpoint.name} was reached without a caller`);
        // `requireCaller` refuses machines where the endpoint has no scope.
        return request.caller as CallerOf<E>;
      },
      findContext,
    ),
  });
}

function confirming<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, CallerOf<E>>,
): EndpointHandler<E, CallerOf<E>> {
  const { name, version, confirmation } = endpoint;
  return async ({ caller, ...call }) => {
    if (isMachine(caller)) return handler({ ...call, caller });
    const { params, query, body } = call;
    const called = { name: `${name} ${version}`, input: { params, query, body } };
    const bound: Caller = { ...(caller as Caller), called };
    try {
      return await handler({ ...call, caller: bound });
    } catch (error) {
      if (!(error instanceof UnconfirmedActionError)) throw error;
      if (!confirmation) {
        throw new Error(`${name} asks for a confirmation that its contract does not name`, { cause: error });
      }
      await app.storeUnconfirmed(bound, error, confirmation === 'new-sign-in');
      throw error;
    }
  };
}

interface PublicOptions<E extends AnyEndpoint> {
  admit?: preHandlerAsyncHookHandler;
  findContext?: FindRuleContext<E, null>;
}

/** Registers a public endpoint, limited per address. `admit` may refuse a call before it is counted. */
export function servePublicEndpoint<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E, null>,
  { admit, findContext }: PublicOptions<E> = {},
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.name} is not public: use serveEndpoint`);
  app.route({
    ...routeOf(endpoint),
    ...(admit ? { config: publicLimitOfAdmitted, preHandler: admit } : { config: publicLimit }),
    handler: answering(endpoint, handler, () => null, findContext),
  });
}

export function routeOf(endpoint: AnyEndpoint) {
  return { method: endpoint.method, url: urlOf(endpoint), bodyLimit: bodyLimitOf(endpoint) };
}

export function urlOf(endpoint: AnyEndpoint): string {
  return `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

export function answering<E extends AnyEndpoint, C>(
  endpoint: E,
  handler: EndpointHandler<E, C>,
  callerOf: (request: FastifyRequest) => C,
  findContext?: FindRuleContext<E, C>,
) {
  // Compiling the serializers of all endpoints at once would take most of a server's start.
  const serializer = loadOnce(() => compileSerializer(endpoint));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const call = await readInContext(endpoint, request, reply, { caller: callerOf(request), findContext });
    // Loaded before the handler, so that a failure does not hide a change that was made.
    const stringify = await serializer.load();
    const { success = true, ...answered } = await handler(call);
    reply.header('content-type', 'application/json; charset=utf-8');
    return stringify({ success, ...answered });
  };
}

async function compileSerializer(endpoint: AnyEndpoint) {
  const { result } = endpoint as Endpoint;
  const { default: fastJsonStringify } = await import('fast-json-stringify');
  const { jsonSchemaOf } = await import('./json-schema.ts');
  return fastJsonStringify({
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      code: { type: 'string' },
      params: { type: 'object', additionalProperties: true },
      result: jsonSchemaOf(result),
    },
  } as StringifySchema);
}

async function readInContext<E extends AnyEndpoint, C>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, findContext }: { caller: C; findContext: FindRuleContext<E, C> | undefined },
): Promise<EndpointCall<E, C>> {
  try {
    return readCall(endpoint, request, reply, caller);
  } catch (error) {
    if (!findContext || !(error instanceof DomainError)) throw error;
    const { params, query } = endpoint as AnyEndpoint as Endpoint;
    const place = {
      params: (params && parseFields(params, request.params)) as Given<ParamsOf<E>>,
      query: (query && parseFields(query, request.query)) as Given<QueryOf<E>>,
    };
    return readCall(endpoint, request, reply, caller, await findContext({ ...place, caller }));
  }
}

export function readCall<E extends AnyEndpoint, C>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: C,
  context?: RuleContext,
): EndpointCall<E, C> {
  const { params, query, body, files } = endpoint as AnyEndpoint as Endpoint;
  return {
    params: params && parseFields(params, request.params),
    query: query && parseFields(query, request.query),
    body: body && (files ? parseFields(body, request.body) : parseBody(body, request.body, context)),
    caller,
    request,
    reply,
  } as EndpointCall<E, C>;
}
