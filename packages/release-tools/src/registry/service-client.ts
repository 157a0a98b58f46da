import type { ServiceMapping, ServicesOverview } from '@suite/descriptor';
import { callRegistry, type Answer, type Registry } from './call-registry.ts';

export async function getServices(registry: Registry): Promise<ServicesOverview> {
  const { result } = await callRegistry<ServicesOverview>(registry, '/platform/services');
  return result;
}

/** Omitted remotes or permissions stay as in the replaced mapping. */
export interface WantedMapping {
  alias: string;
  origin: string;
  remotes?: string[] | undefined;
  permissions?: string[] | undefined;
  updated_at: string | undefined;
}

/** `updated_at` is the version of the replaced mapping. */
export function putMapping(
  registry: Registry,
  { alias, ...body }: WantedMapping,
): Promise<Answer<ServiceMapping & { alias: string }>> {
  return send(registry, 'PUT', alias, body);
}

export function deleteMapping(
  registry: Registry,
  { alias, ...body }: { alias: string; updated_at: string | undefined; force: boolean },
): Promise<Answer<{ alias: string; remotes: string[] }>> {
  return send(registry, 'DELETE', alias, body);
}

function send<Result>(
  registry: Registry,
  method: 'PUT' | 'DELETE',
  alias: string,
  body: object,
): Promise<Answer<Result>> {
  const headers = { 'content-type': 'application/json' };
  return callRegistry<Result>(registry, `/platform/services/${alias}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
}
