import type { AnyObject, ObjectSchema, Schema } from 'yup';
import type { ErrorType } from './envelope.ts';
import type { ApiScope } from '../permissions/api-scopes.ts';
import type { PermissionName } from '../permissions/declared-permissions.ts';

/** `guest` calls need a valid link of a booking instead of a sign-in. */
export type Access = 'public' | 'guest' | 'signed-in' | { anyOf: readonly PermissionName[] };

/**
 * A call without it fails with `CONFIRMATION_REQUIRED`. `recent`: within five minutes. `action`: for this very call,
 * once. `new-sign-in`: the same, where a password alone does not confirm. `some-` calls need it for some bodies.
 */
export type Confirmation = 'recent' | 'some-recent' | 'action' | 'some-action' | 'new-sign-in';

export interface FileRule {
  count: number;
  size: number;
  required?: true;
}

/** Errors that follow from the kind of an endpoint, so that no definition lists them. */
type ImpliedError =
  | 'VALIDATION_ERROR'
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'CONFIRMATION_REQUIRED'
  | 'ORIGIN_REFUSED'
  | 'TOO_LARGE'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INTERNAL_ERROR';

type OwnError = Exclude<ErrorType, ImpliedError>;

type FieldSchema = ObjectSchema<AnyObject>;

/** TypeScript compares whole schemas member by member, which would be most of a type check. */
type TypedSchema = Pick<Schema, '__outputType' | '__isYupSchema__'>;
type TypedFields = TypedSchema & { readonly __outputType: AnyObject; readonly fields: object };

export interface EndpointDefinition<
  Params extends TypedFields | undefined = FieldSchema | undefined,
  Query extends TypedFields | undefined = FieldSchema | undefined,
  Body extends TypedFields | undefined = FieldSchema | undefined,
  Result extends TypedSchema = Schema,
  Scope extends ApiScope | undefined = ApiScope | undefined,
> {
  name: string;
  /** Increment it for a breaking change. Both versions are served on two paths until no live release needs the old. */
  version?: number;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Is below `/api`, with `{name}` for each path parameter. */
  path: `/${string}`;
  access: Access;
  /** Lets API tokens with this scope call the endpoint, in place of a session that `access` permits. */
  scope?: Scope;
  confirmation?: Confirmation;
  /** A repeat with the same `Idempotency-Key` header within a day gets the first answer. */
  idempotent?: true;
  /** Allows a user who has not yet replaced a one-time password. */
  withOneTimePassword?: true;
  /** Allows a user who must still set up a second factor. */
  withoutSecondFactor?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Lists the forms of a body that may have one of several; `body` accepts each of them. */
  forms?: readonly FieldSchema[];
  /** Keys are names of multipart parts; `body` describes the text fields. */
  files?: Readonly<Record<string, FileRule>>;
  /** Is in bytes; by default it is derived from the lengths that `body` allows. */
  maxBodyBytes?: number;
  /** Is the content type of an answer without an envelope. Of several, a query chooses; the first is the default. */
  raw?: string | readonly string[];
  result: Result;
  /** Is shown if the call fails without a message of the server. */
  fallbackMessage: string;
  errors?: readonly OwnError[];
}

export interface Endpoint<
  Params extends TypedFields | undefined = FieldSchema | undefined,
  Query extends TypedFields | undefined = FieldSchema | undefined,
  Body extends TypedFields | undefined = FieldSchema | undefined,
  Result extends TypedSchema = Schema,
  Scope extends ApiScope | undefined = ApiScope | undefined,
> extends Omit<EndpointDefinition<Params, Query, Body, Result, Scope>, 'errors'> {
  version: number;
  errors: readonly ErrorType[];
}

export type AnyEndpoint = Endpoint<
  TypedFields | undefined,
  TypedFields | undefined,
  TypedFields | undefined,
  TypedSchema
>;

type Inferred<S> = [NonNullable<S>] extends [never]
  ? undefined
  : [NonNullable<S>] extends [TypedSchema]
    ? NonNullable<S>['__outputType']
    : undefined;
export type ParamsOf<E extends AnyEndpoint> = Inferred<E['params']>;
export type QueryOf<E extends AnyEndpoint> = Inferred<E['query']>;
export type BodyOf<E extends AnyEndpoint> = Inferred<E['body']>;
export type ResultOf<E extends AnyEndpoint> = E['result']['__outputType'];

export function defineEndpoint<
  Result extends TypedSchema,
  Params extends TypedFields | undefined = undefined,
  Query extends TypedFields | undefined = undefined,
  Body extends TypedFields | undefined = undefined,
  Scope extends ApiScope | undefined = undefined,
>(
  definition: EndpointDefinition<Params, Query, Body, Result, Scope>,
): Endpoint<Params, Query, Body, Result, Scope> {
  const { access, scope, name } = definition;
  if (scope && (access === 'public' || access === 'guest')) {
    throw new Error(`${name} cannot have a scope: its callers need no token`);
  }
  return { version: 1, ...definition, errors: allErrors(definition) };
}

function allErrors(
  definition: Pick<EndpointDefinition, 'access' | 'confirmation' | 'errors' | 'method' | 'scope'> & {
    [Input in 'params' | 'query' | 'body']?: unknown;
  },
): ErrorType[] {
  const { access, scope, params, query, body, method, confirmation, errors = [] } = definition;
  const hasInput = params !== undefined || query !== undefined || body !== undefined;
  const needsSession = access !== 'public' && access !== 'guest';
  const possible: [boolean, readonly ErrorType[]][] = [
    [hasInput, ['VALIDATION_ERROR']],
    [access !== 'public', ['UNAUTHENTICATED']],
    [needsSession, ['TOKEN_EXPIRED']],
    [typeof access === 'object' || scope !== undefined, ['PERMISSION_DENIED']],
    [true, errors],
    [hasInput, ['BAD_REQUEST']],
    [method !== 'GET', ['TOO_LARGE', 'ORIGIN_REFUSED']],
    [needsSession, ['PASSWORD_CHANGE_REQUIRED', 'SECOND_FACTOR_REQUIRED']],
    [confirmation !== undefined, ['CONFIRMATION_REQUIRED']],
    [true, ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_ERROR']],
  ];
  return possible.flatMap(([isPossible, types]) => (isPossible ? types : []));
}
