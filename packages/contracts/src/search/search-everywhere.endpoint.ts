import { array, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { messageSchema } from '../http/message.schema.ts';
import { singleLine } from '../forms/value-fields.ts';

export const minSearchLength = 2;
export const maxSearchLength = 100;
export const maxHitsPerKind = 5;

const lengthMessage = `Type ${minSearchLength} to ${maxSearchLength} characters to search`;

const searchHitSchema = object({
  kind: string().required(),
  id: number().required(),
  title: string().required(),
  detail: string().defined(),
  /** Word the title and the detail in the reader's language, if they have texts of the server. */
  title_message: messageSchema.optional().default(undefined),
  detail_messages: array(messageSchema.required()),
  path: string().required(),
});
export type SearchHit = InferType<typeof searchHitSchema>;

/**
 * At most five hits of each kind that the caller may see, in the order of `searchKinds`; within a kind those whose name
 * begins with `q` come first.
 */
export const searchEverywhereEndpoint = defineEndpoint({
  name: 'search-everywhere',
  method: 'GET',
  path: '/search',
  access: 'signed-in',
  query: object({
    q: singleLine('Search')
      .required(lengthMessage)
      .min(minSearchLength, lengthMessage)
      .max(maxSearchLength, lengthMessage),
  }),
  result: object({ hits: array(searchHitSchema.required()).required() }),
  fallbackMessage: 'The search failed. Please try again.',
});
