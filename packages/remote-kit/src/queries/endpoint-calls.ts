import { callEndpoint, type CallInput } from '@suite/api-client';
import type { AnyEndpoint, BodyOf, ParamsOf } from '@suite/contracts/http';

type IdOf<E extends AnyEndpoint> = ParamsOf<E> extends { id: infer Id } ? Id : never;

/** Calls an endpoint with the body that a mutation receives. */
export const withBody =
  <E extends AnyEndpoint>(endpoint: E) =>
  (body: BodyOf<E>) =>
    callEndpoint(endpoint, { body } as CallInput<E>);

/** Calls an endpoint, which takes no body, for the record with the id that a mutation receives. */
export const withId =
  <E extends AnyEndpoint>(endpoint: E & (BodyOf<E> extends undefined ? unknown : never)) =>
  (id: IdOf<E>) =>
    callEndpoint<E>(endpoint, { params: { id } } as unknown as CallInput<E>);

/** Calls an endpoint with the body for the record with the id. */
export const withIdAndBody =
  <E extends AnyEndpoint>(endpoint: E) =>
  (input: BodyOf<E> & { id: IdOf<E> }) => {
    const { id, ...body }: { id: unknown } = input;
    return callEndpoint(endpoint, { params: { id }, body } as unknown as CallInput<E>);
  };
