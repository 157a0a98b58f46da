import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  OwnPermissionState,
  Problem,
  Release,
  ReleasesOverview,
  RemoteOverview,
  Rollout,
  SmokeRunReport,
} from '@suite/descriptor';
import type { LocalRelease } from '../local/read-local-release.ts';
import type { Audience } from '../read-audience.ts';
import { callRegistry, type Answer, type Registry } from './call-registry.ts';

export async function getStatus(registry: Registry, remote: string): Promise<RemoteOverview> {
  const { result } = await callRegistry<RemoteOverview>(registry, `/platform/remotes/${remote}/releases`);
  return result;
}

export async function getOverview(registry: Registry): Promise<RemoteOverview[]> {
  const { result } = await callRegistry<ReleasesOverview>(registry, '/platform/releases/overview');
  return result.remotes;
}

/** Problems keep a release from going live; warnings do not. */
interface Verdict {
  problems: Problem[];
  warnings: Problem[];
}

export async function checkGate(registry: Registry, body: object): Promise<Verdict> {
  const { result } = await post<Partial<Verdict>>(registry, '/platform/releases/check', body);
  // Older servers send no warnings.
  return { problems: result.problems ?? [], warnings: result.warnings ?? [] };
}

/** `problems` lists conflicts with the current live set. */
export interface Published {
  release: string;
  base: string;
  problems: Problem[];
}

export async function publish(registry: Registry, { manifest, folder }: LocalRelease): Promise<Published> {
  const form = new FormData();
  form.append('release', JSON.stringify(manifest));
  for (const path of Object.keys(manifest.files)) {
    form.append('file', new Blob([await readFile(join(folder, path))]), path);
  }
  const { result } = await callRegistry<Published>(registry, '/platform/releases', {
    method: 'POST',
    body: form,
  });
  return result;
}

/** Reserves a position among concurrent releases: the command started last wins, however long each takes. */
export async function takeTurn(registry: Registry, remote: string): Promise<number> {
  const { result } = await post<{ turn: number }>(registry, `/platform/remotes/${remote}/turns`, {});
  return result.turn;
}

export async function getManifest(registry: Registry, remote: string, release: string): Promise<Release> {
  const { result } = await callRegistry<{ manifest: Release }>(registry, releasePath(remote, release));
  return result.manifest;
}

export async function putSmokeRun(
  registry: Registry,
  { remote, release }: { remote: string; release: string },
  run: SmokeRunReport,
): Promise<void> {
  await callRegistry(registry, `${releasePath(remote, release)}/smoke-run`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(run),
  });
}

/** Returns the newest releases without a smoke run of the platform; the list may be incomplete. */
export async function listAwaitingSmokeRun(
  registry: Registry,
): Promise<readonly { remote: string; release: string }[]> {
  const { result } = await callRegistry<{ waiting: { remote: string; release: string }[] }>(
    registry,
    '/platform/smoke-runs',
  );
  return result.waiting;
}

const releasePath = (remote: string, release: string) => `/platform/remotes/${remote}/releases/${release}`;

export interface Promoted {
  previous: string | null;
  moved: boolean;
}

export function promote(
  registry: Registry,
  remote: string,
  body: Audience & { release: string; turn?: number },
): Promise<Answer<Promoted>> {
  return post(registry, `/platform/remotes/${remote}/promote`, body);
}

export function startRollout(
  registry: Registry,
  remote: string,
  body: { release: string; hold_seconds: number; min_loads: number },
): Promise<Answer<Rollout>> {
  return post(registry, `/platform/remotes/${remote}/rollout`, body);
}

export async function getRollout(registry: Registry, remote: string): Promise<Rollout> {
  const { result } = await callRegistry<Rollout>(registry, `/platform/remotes/${remote}/rollout`);
  return result;
}

export interface RolledBack {
  moved: boolean;
  from: string | null;
  to: string | null;
}

export function rollBack(registry: Registry, remote: string, body: object): Promise<Answer<RolledBack>> {
  return post(registry, `/platform/remotes/${remote}/rollback`, body);
}

export interface DecidedPermission {
  remote: string;
  changed: boolean;
  permission: OwnPermissionState;
}

export function decidePermission(
  registry: Registry,
  name: string,
  decision: 'accept' | 'refuse' | 'withdraw',
  body: { release?: string },
): Promise<Answer<DecidedPermission>> {
  return post(registry, `/platform/permissions/${encodeURIComponent(name)}/${decision}`, body);
}

export function decideOrigin(
  registry: Registry,
  { remote, origin }: { remote: string; origin: string },
  decision: 'accept' | 'refuse',
): Promise<Answer<{ remote: string; origin: string; changed: boolean }>> {
  return post(registry, `/platform/remotes/${encodeURIComponent(remote)}/override-origins/${decision}`, {
    origin,
  });
}

export interface GrantedOverride {
  id: number;
  grant: string;
  expires_at: string;
  url: string;
  granted_to: string;
}

export function grantOverride(registry: Registry, body: object): Promise<Answer<GrantedOverride>> {
  return post(registry, '/platform/overrides', body);
}

export async function revokeOverride(registry: Registry, id: number): Promise<void> {
  await callRegistry(registry, `/platform/overrides/${id}`, { method: 'DELETE' });
}

function post<Result>(registry: Registry, path: string, body: object): Promise<Answer<Result>> {
  const headers = { 'content-type': 'application/json' };
  return callRegistry<Result>(registry, path, { method: 'POST', headers, body: JSON.stringify(body) });
}
