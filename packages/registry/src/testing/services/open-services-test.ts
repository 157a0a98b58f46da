import type { RequestListener } from 'node:http';
import { draftRelease } from '../release-draft.ts';
import { signedIn, startTestRegistry, testServices } from '../start-test-registry.ts';
import type { ServiceOptions } from '../../services/services.ts';
import { startService } from './start-service.ts';

/** The first user may use `mf-spa`, the second may not. */
export const guestOfSpa = signedIn({ permissions: 'manage_hotel', user_id: 1, tenant_id: 7 });
export const stranger = signedIn({ permissions: 'create_staff', user_id: 2, tenant_id: 7 });

/** Starts a registry whose live remote `mf-spa` calls the service `spa`, and that service. */
export async function openServicesTest(answer: RequestListener, limits: ServiceOptions['limits'] = {}) {
  const registry = await startTestRegistry({ services: { ...testServices, limits } });
  const service = await startService(answer);
  const address = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const map = (origin: string, more: object = {}, alias = 'spa') =>
    registry.app.inject({
      method: 'PUT',
      url: `/platform/services/${alias}`,
      headers: { authorization: `Bearer ${registry.token}` },
      payload: { origin, remotes: [`mf-${alias}`], ...more },
    });
  const mapped = await map(service.origin, { remotes: ['mf-spa', 'mf-new', 'mf-back'] });
  if (mapped.statusCode !== 200) throw new Error(mapped.body);
  await registry.release(draftRelease('mf-spa', { services: ['spa'], permissions: ['manage_hotel'] }));
  return {
    registry,
    service,
    address,
    map,
    /** Calls the service through the platform as a user who may. */
    call: (path: string, { headers, ...init }: RequestInit = {}) =>
      fetch(`${address}/services/spa${path}`, {
        redirect: 'manual',
        ...init,
        headers: { ...guestOfSpa, ...(headers as Record<string, string>) },
      }),
    async stop() {
      registry.app.server.closeAllConnections();
      await service.stop();
      await registry.stop();
    },
  };
}

export type ServicesTest = Awaited<ReturnType<typeof openServicesTest>>;
