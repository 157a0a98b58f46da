import type { ServiceOptions } from '@suite/registry';
import type { FastifyInstance } from 'fastify';
import { addressRules } from '../http/guarded-calls/public-address.ts';
import { traceHeaders } from '../http/tracing/trace-context.ts';

export function serviceOptions({ config, countServiceCall }: FastifyInstance): ServiceOptions {
  return {
    ...(countServiceCall && { onCall: countServiceCall }),
    issuer: config.publicUrl,
    addresses: addressRules(config, config.serviceHosts),
    limits: {
      headersTimeoutMs: config.serviceAnswerSeconds * 1000,
      maxBodyBytes: config.serviceBodyMb * 1_000_000,
    },
    traceHeaders: () => ({ ...traceHeaders() }),
    async callerOf(request, reply) {
      const caller = await request.server.requireCaller(request, reply, { access: 'signed-in' });
      const { user_id, hotel_id, roles, permissions, scope } = caller;
      return {
        user_id,
        tenant_id: hotel_id,
        sees_every_tenant: scope.kind === 'all',
        roles: roles.map(({ role_name }) => role_name),
        permissions,
      };
    },
  };
}
