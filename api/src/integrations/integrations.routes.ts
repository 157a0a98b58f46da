import {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@suite/contracts/integrations';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './use-cases/api-tokens.ts';

export function registerIntegrationsRoutes(app: FastifyInstance): void {
  const { database, config } = app;
  serveEndpoint(app, listApiTokensEndpoint, async ({ query, caller }) => ({
    message: 'API tokens fetched successfully',
    result: { tokens: await listApiTokens(database, caller, query.hotelId) },
  }));
  serveEndpoint(app, createApiTokenEndpoint, async ({ body, caller, reply }) => {
    const result = await createApiToken(database, caller, body, config.publicUrl);
    reply.code(201);
    return { message: 'API token created successfully', result };
  });
  serveEndpoint(app, revokeApiTokenEndpoint, async ({ params, caller }) => {
    await revokeApiToken(database, caller, params.id, config.publicUrl);
    return { message: 'API token revoked successfully', result: {} };
  });
}
