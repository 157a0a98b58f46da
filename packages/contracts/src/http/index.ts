export { defineEndpoint } from './define-endpoint.ts';
export type {
  Access,
  AnyEndpoint,
  BodyOf,
  Confirmation,
  Endpoint,
  FileRule,
  ParamsOf,
  QueryOf,
  ResultOf,
} from './define-endpoint.ts';
export {
  errorTypes,
  type ErrorType,
  type Failure,
  type FieldError,
  type Message,
  type MessageParam,
  type MessageParams,
  type Success,
  type UnconfirmedAction,
} from './envelope.ts';
export { fileFields, fileTypes, type FileChoice, type FileFormat } from './export-file.schema.ts';
export { limitField, pageField, paginate, paginationSchema } from './pagination.schema.ts';
export type { ListOrder, Pagination } from './pagination.schema.ts';
