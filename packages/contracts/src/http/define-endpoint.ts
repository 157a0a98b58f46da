import type { AnyObject, ObjectSchema, Schema } from 'yup';
import type { ErrorType } from './envelope.ts';
import type { PermissionName } from '../permissions/permissions.ts';

/**
 * Who may call: all clients, all signed-in users, holders of at least one of the listed permissions, or guests with a valid
 * link of a booking, without signing in.
 */
export type Access = 'public' | 'guest' | 'signed-in' | { anyOf: readonly PermissionName[] };

/**
 * A call needs this besides its session, or is refused with `CONFIRMATION_REQUIRED`. `recent`: a sign-in or a confirmation
 * within five minutes. `action`: a confirmation of this very call, which serves once. `new-sign-in`: the same for a new way
 * into the account, where a password alone does not confirm. `some-` calls need it for some bodies.
 */
export type Confirmation = 'recent' | 'some-recent' | 'action' | 'some-action' | 'new-sign-in';

/** How many files of a name a form may hold, and how large each may be, in bytes. */
export interface FileRule {
  count: number;
  size: number;
  required?: true;
}

type FieldSchema = ObjectSchema<AnyObject>;

/**
 * A schema by what tells the type of its values. TypeScript compares whole schemas member by member, which for all
 * endpoints together is most of a type check.
 */
type TypedSchema = Pick<Schema, '__outputType' | '__isYupSchema__'>;
type TypedFields = TypedSchema & { readonly __outputType: AnyObject; readonly fields: object };

/** The definition of an endpoint. */
export interface EndpointDefinition<
  Params extends TypedFields | undefined = FieldSchema | undefined,
  Query extends TypedFields | undefined = FieldSchema | undefined,
  Body extends TypedFields | undefined = FieldSchema | undefined,
  Result extends TypedSchema = Schema,
> {
  /** The use case's name, in kebab-case; the same word in every file made for it. */
  name: string;
  /**
   * Incremented from 1 when a change would break an earlier released remote. Old and new are two endpoints of one
   * name on two paths, served side by side until no live release needs the old.
   */
  version?: number;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for each path parameter. */
  path: `/${string}`;
  access: Access;
  confirmation?: Confirmation;
  /** Also allowed for a user who signed in with a one-time password and has not chosen a new one yet. */
  withOneTimePassword?: true;
  /** Also answered to a person who must set up a second factor and has not yet. */
  withoutSecondFactor?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The forms of a body that may have one of several; `body` then accepts each of them. */
  forms?: readonly FieldSchema[];
  /** The files of a multipart form by the names of their parts; `body` then describes its text fields. */
  files?: Readonly<Record<string, FileRule>>;
  /** The largest body in bytes; without it, the size is derived from the lengths that `body` allows. */
  maxBodyBytes?: number;
  /** The media type of an answer without the envelope; `result` is then its whole body. */
  raw?: string;
  /** The shape of `result` in the envelope; the server drops what is not declared here. */
  result: Result;
  /** Shown when the call fails and the server sent no message. */
  fallbackMessage: string;
  errors: readonly ErrorType[];
}

/** The contract of one call between browser and server. */
export interface Endpoint<
  Params extends TypedFields | undefined = FieldSchema | undefined,
  Query extends TypedFields | undefined = FieldSchema | undefined,
  Body extends TypedFields | undefined = FieldSchema | undefined,
  Result extends TypedSchema = Schema,
> extends EndpointDefinition<Params, Query, Body, Result> {
  version: number;
}

/** Any endpoint, as a constraint of one whose schemas are known. */
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

/** Names an endpoint and keeps the exact types of its schemas; it is version 1 unless it says otherwise. */
export function defineEndpoint<
  Result extends TypedSchema,
  Params extends TypedFields | undefined = undefined,
  Query extends TypedFields | undefined = undefined,
  Body extends TypedFields | undefined = undefined,
>(definition: EndpointDefinition<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return { version: 1, ...definition };
}
