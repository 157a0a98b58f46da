import type { JsonSchema } from '../endpoints/json-schema.ts';
import { fields, type PlatformCalls } from './platform-calls.ts';

const release: JsonSchema = { type: 'string' };
const example = { release: '1.4.0-3f2a9c0d1e4b' };

const decision = (name: string, summary: string): PlatformCalls[string] => ({
  post: [
    name,
    {
      summary,
      access: 'actor',
      body: { schema: fields({ release }, []), example },
      refusals: [400, 404, 409],
    },
  ],
});

export const permissionCalls: PlatformCalls = {
  '/platform/permissions/{name}/accept': decision(
    'accept-permission',
    'Lets hotels put a permission of a remote into their roles, as the release words it that was read',
  ),
  '/platform/permissions/{name}/refuse': decision(
    'refuse-permission',
    'Leaves a permission of a remote to no user, and no longer waits for it',
  ),
  '/platform/permissions/{name}/withdraw': decision(
    'withdraw-permission',
    'Takes a permission of a remote from all roles',
  ),
};
