import type { JsonSchema } from '../endpoints/json-schema.ts';
import { fields, type PlatformCalls } from './platform-calls.ts';

const any: JsonSchema = { type: 'object' };
const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 1 };

const originDecision = (name: string, summary: string): PlatformCalls[string] => ({
  post: [
    name,
    {
      summary,
      access: 'actor',
      body: {
        schema: fields({ origin: text }, ['origin']),
        example: { origin: 'https://my-machine.example:4001' },
      },
      refusals: [400, 404],
    },
  ],
});

export const overrideCalls: PlatformCalls = {
  '/platform/overrides': {
    post: [
      'grant-override',
      {
        summary: "Lets one person, or who holds the grant, see a remote from a developer's machine",
        access: 'actor',
        body: {
          schema: fields({ remote: text, url: text, hours: count, user: text, release: any }, [
            'remote',
            'url',
          ]),
          example: { remote: 'mf-bookings', url: 'https://my-machine.example:4001/', hours: 2 },
        },
        refusals: [400, 404],
      },
    ],
  },
  '/platform/overrides/release': {
    post: [
      'hand-in-override-release',
      {
        summary: 'Replaces the release.json of an override, with its grant in X-Suite-Override',
        access: 'public',
        body: { schema: any },
        refusals: [400, 403],
      },
    ],
  },
  '/platform/overrides/confirm': {
    post: [
      'confirm-override',
      {
        summary:
          'Binds a grant of a loopback address to the signed-in user, with the grant in X-Suite-Override',
        access: 'public',
        refusals: [401, 403, 409],
      },
    ],
  },
  '/platform/remotes/{name}/override-origins/accept': originDecision(
    'accept-override-origin',
    'Lets teams grant overrides of a remote from an origin',
  ),
  '/platform/remotes/{name}/override-origins/refuse': originDecision(
    'refuse-override-origin',
    'Ends overrides of a remote from an origin',
  ),
  '/platform/overrides/{id}': {
    delete: ['revoke-override', { summary: 'Takes an override back', access: 'actor', refusals: [404] }],
  },
};
