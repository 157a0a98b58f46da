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

/** What is published and live of one remote. */
export async function getStatus(registry: Registry, remote: string): Promise<RemoteOverview> {
  const { result } = await callRegistry<RemoteOverview>(registry, `/platform/remotes/${remote}/releases`);
  return result;
}

/** What is published and live of every remote the token is for. */
export async function getOverview(registry: Registry): Promise<RemoteOverview[]> {
  const { result } = await callRegistry<ReleasesOverview>(registry, '/platform/releases/overview');
  return result.remotes;
}

/** What the gate says of a release: why it may not go live, and what its team should know all the same. */
interface Verdict {
  problems: Problem[];
  warnings: Problem[];
}

/** Asks the gate of a registry, beside what is live there. */
export async function checkGate(registry: Registry, body: object): Promise<Verdict> {
  const { result } = await post<Partial<Verdict>>(registry, '/platform/releases/check', body);
  // A registry of an older server sends no warnings.
  return { problems: result.problems ?? [], warnings: result.warnings ?? [] };
}

/** A release in the registry; `problems` is why it could not go live beside what is live now. */
export interface Published {
  release: string;
  base: string;
  problems: Problem[];
}

/** Uploads a build; the registry answers alike when it has it already. */
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

/** Takes a turn among the commands that release a remote: the later command wins, however long each takes. */
export async function takeTurn(registry: Registry, remote: string): Promise<number> {
  const { result } = await post<{ turn: number }>(registry, `/platform/remotes/${remote}/turns`, {});
  return result.turn;
}

/** The release.json of a published release. */
export async function getManifest(registry: Registry, remote: string, release: string): Promise<Release> {
  const { result } = await callRegistry<{ manifest: Release }>(registry, releasePath(remote, release));
  return result.manifest;
}

/** Stores the result of a smoke run with a published release. */
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

/** The releases that the platform has not run; some of them, the newest first. */
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

/** Gives a published release to its audience. */
export function promote(
  registry: Registry,
  remote: string,
  body: Audience & { release: string; turn?: number },
): Promise<Answer<Promoted>> {
  return post(registry, `/platform/remotes/${remote}/promote`, body);
}

/** Starts a gradual release, or resumes it. */
export function startRollout(
  registry: Registry,
  remote: string,
  body: { release: string; hold_seconds: number; min_loads: number },
): Promise<Answer<Rollout>> {
  return post(registry, `/platform/remotes/${remote}/rollout`, body);
}

/** How far the gradual release of a remote is. */
export async function getRollout(registry: Registry, remote: string): Promise<Rollout> {
  const { result } = await callRegistry<Rollout>(registry, `/platform/remotes/${remote}/rollout`);
  return result;
}

export interface RolledBack {
  moved: boolean;
  from: string | null;
  to: string | null;
}

/** Rolls back to the previous release. */
export function rollBack(registry: Registry, remote: string, body: object): Promise<Answer<RolledBack>> {
  return post(registry, `/platform/remotes/${remote}/rollback`, body);
}

export interface DecidedPermission {
  remote: string;
  changed: boolean;
  permission: OwnPermissionState;
}

/** Accepts, refuses or withdraws a permission that a remote declares. */
export function decidePermission(
  registry: Registry,
  name: string,
  decision: 'accept' | 'refuse' | 'withdraw',
  body: { release?: string },
): Promise<Answer<DecidedPermission>> {
  return post(registry, `/platform/permissions/${encodeURIComponent(name)}/${decision}`, body);
}

/** Accepts or refuses an origin that a remote may be overridden from. */
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

/** Requests a grant to override a remote. */
export function grantOverride(registry: Registry, body: object): Promise<Answer<GrantedOverride>> {
  return post(registry, '/platform/overrides', body);
}

/** Ends an override before its time. */
export async function revokeOverride(registry: Registry, id: number): Promise<void> {
  await callRegistry(registry, `/platform/overrides/${id}`, { method: 'DELETE' });
}

function post<Result>(registry: Registry, path: string, body: object): Promise<Answer<Result>> {
  const headers = { 'content-type': 'application/json' };
  return callRegistry<Result>(registry, path, { method: 'POST', headers, body: JSON.stringify(body) });
}
