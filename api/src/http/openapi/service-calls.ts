import type { JsonSchema } from '../endpoints/json-schema.ts';
import { jsonContent } from './describe-endpoints.ts';
import { fields, type PlatformCalls } from './platform-calls.ts';

const text: JsonSchema = { type: 'string' };

export const serviceCalls: PlatformCalls = {
  '/platform/services': {
    get: [
      'list-services',
      { summary: 'Own back ends of remotes: addresses, health and figures', access: 'actor' },
    ],
  },
  '/platform/services/{alias}': {
    put: [
      'map-service',
      {
        summary:
          'Maps a service to its address and to the remotes that may call it; an existing mapping is changed by its updated_at',
        access: 'actor',
        body: {
          schema: fields(
            {
              origin: text,
              remotes: { type: 'array', items: text },
              permissions: { type: ['array', 'null'], items: text },
              updated_at: text,
            },
            ['origin'],
          ),
          example: { origin: 'https://spa.internal.example', remotes: ['mf-spa'] },
        },
        refusals: [400, 409],
      },
    ],
    delete: [
      'unmap-service',
      {
        summary: 'Ends the mapping of a service; with force also while a live release needs it',
        access: 'actor',
        body: { schema: fields({ updated_at: text, force: { type: 'boolean' } }, []) },
        refusals: [400, 404, 409],
      },
    ],
  },
  '/platform/jwks.json': {
    get: [
      'get-service-keys',
      {
        summary: 'The keys that services verify tokens by',
        access: 'public',
        content: jsonContent({ type: 'object' }),
      },
    ],
  },
};
