export {
  createApiTokenEndpoint,
  createApiTokenSchema,
  listApiTokensEndpoint,
  maxTokenDays,
  revokeApiTokenEndpoint,
  type ApiToken,
  type CreateApiTokenPayload,
} from './api-tokens.endpoint.ts';
