import type { JsonSchema } from '../endpoints/json-schema.ts';
import type { Call } from './describe-call.ts';
import { jsonContent } from './describe-endpoints.ts';

export interface PlatformCall extends Call {
  name: string;
}

type Details = Omit<Call, 'summary' | 'access'>;

const callOf =
  (access: Call['access']) =>
  (name: string, summary: string, details: Details = {}): PlatformCall => ({
    ...{ name, access, summary },
    ...details,
  });

export const [byAnyone, byTeam, byActor] = [callOf('public'), callOf('token'), callOf('actor')];

export function fields(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

const any: JsonSchema = { type: 'object' };
const text: JsonSchema = { type: 'string' };
const texts: JsonSchema = { type: 'array', items: text };
const count: JsonSchema = { type: 'integer', minimum: 1 };

const originDecision = (name: string, summary: string) => {
  const example = { origin: 'https://my-machine.example:4001' };
  const body = { schema: fields({ origin: text }, ['origin']), example };
  return byActor(name, summary, { body, refusals: [400, 404] });
};

const grant = {
  schema: fields({ remote: text, url: text, hours: count, user: text, release: any }, ['remote', 'url']),
  example: { remote: 'mf-bookings', url: 'https://my-machine.example:4001/', hours: 2 },
};

export const overrideCalls: Readonly<Record<string, PlatformCall>> = {
  'POST /platform/overrides': byActor(
    'grant-override',
    "Lets one person, or who holds the grant, see a remote from a developer's machine",
    { body: grant, refusals: [400, 404] },
  ),
  'POST /platform/overrides/release': byAnyone(
    'hand-in-override-release',
    'Replaces the release.json of an override, with its grant in X-Suite-Override',
    { body: { schema: any }, refusals: [400, 403] },
  ),
  'POST /platform/overrides/confirm': byAnyone(
    'confirm-override',
    'Binds a grant of a loopback address to the signed-in user, with the grant in X-Suite-Override',
    { refusals: [401, 403, 409] },
  ),
  'POST /platform/remotes/{name}/override-origins/accept': originDecision(
    'accept-override-origin',
    'Lets teams grant overrides of a remote from an origin',
  ),
  'POST /platform/remotes/{name}/override-origins/refuse': originDecision(
    'refuse-override-origin',
    'Ends overrides of a remote from an origin',
  ),
  'DELETE /platform/overrides/{id}': byActor('revoke-override', 'Takes an override back', {
    refusals: [404],
  }),
};

const permissionDecision = (name: string, summary: string) => {
  const body = { schema: fields({ release: text }, []), example: { release: '1.4.0-3f2a9c0d1e4b' } };
  return byActor(name, summary, { body, refusals: [400, 404, 409] });
};

export const permissionCalls: Readonly<Record<string, PlatformCall>> = {
  'POST /platform/permissions/{name}/accept': permissionDecision(
    'accept-permission',
    'Lets hotels put a permission of a remote into their roles, as the release words it that was read',
  ),
  'POST /platform/permissions/{name}/refuse': permissionDecision(
    'refuse-permission',
    'Leaves a permission of a remote to no user, and no longer waits for it',
  ),
  'POST /platform/permissions/{name}/withdraw': permissionDecision(
    'withdraw-permission',
    'Takes a permission of a remote from all roles',
  ),
};

const mapping = {
  schema: fields(
    { origin: text, remotes: texts, permissions: { type: ['array', 'null'], items: text }, updated_at: text },
    ['origin'],
  ),
  example: { origin: 'https://spa.internal.example', remotes: ['mf-spa'] },
};

export const serviceCalls: Readonly<Record<string, PlatformCall>> = {
  'GET /platform/services': byActor(
    'list-services',
    'Own back ends of remotes: addresses, health and figures',
  ),
  'PUT /platform/services/{alias}': byActor(
    'map-service',
    'Maps a service to its address and to the remotes that may call it; an existing mapping is changed by its updated_at',
    { body: mapping, refusals: [400, 409] },
  ),
  'DELETE /platform/services/{alias}': byActor(
    'unmap-service',
    'Ends the mapping of a service; with force also while a live release needs it',
    {
      body: { schema: fields({ updated_at: text, force: { type: 'boolean' } }, []) },
      refusals: [400, 404, 409],
    },
  ),
  'GET /platform/jwks.json': byAnyone('get-service-keys', 'The keys that services verify tokens by', {
    content: jsonContent(any),
  }),
};
