import type {
  OwnPermissionState,
  OwnPermissionStatus,
  PermissionWording,
  RemoteDescriptor,
  TranslatedPermission,
} from '@suite/descriptor';
import {
  listDeclaringReleases,
  listLastDecisions,
  type DeclaringRelease,
  type LastDecision,
} from './permission-decisions.repository.ts';
import type { Database } from '@suite/database';
import { groupByRemote, type WantedRemotes } from '../release-key.ts';
import type { PermissionHost } from './permission-host.ts';

type Declared = NonNullable<OwnPermissionState['declared']>;

export function findDeclared(releases: readonly DeclaringRelease[], name: string): Declared | undefined {
  for (const { release, descriptor } of releases) {
    const wording = wordingOf(descriptor, name);
    if (wording) return { ...wording, release };
  }
  return undefined;
}

export function wordingOf(descriptor: RemoteDescriptor, name: string): PermissionWording | undefined {
  const declared = descriptor.ownPermissions?.find((own) => own.name === name);
  if (!declared) return undefined;
  const { title, explanation } = declared;
  const texts = { remote_title: descriptor.title, title, explanation };
  const translations = Object.entries(descriptor.translations ?? {}).flatMap(([language, translated]) => {
    const entries = Object.entries(texts).flatMap(([field, text]): [string, string | undefined][] =>
      Object.hasOwn(translated, text) ? [[field, translated[text]]] : [],
    );
    return entries.length === 0 ? [] : [[language, Object.fromEntries(entries)]];
  });
  return { ...texts, translations: Object.fromEntries(translations) as PermissionWording['translations'] };
}

export function isSameWording(one: PermissionWording, other: PermissionWording): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ remote_title, title, explanation, translations }: PermissionWording): string {
  const texts = (wording: TranslatedPermission) => [
    wording.remote_title ?? null,
    wording.title ?? null,
    wording.explanation ?? null,
  ];
  const languages = Object.entries(translations)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([language, wording]) => [language, texts(wording)]);
  return JSON.stringify([texts({ remote_title, title, explanation }), languages]);
}

function permissionStates(
  releases: readonly DeclaringRelease[],
  decisions: readonly LastDecision[],
  roles?: ReadonlyMap<string, number>,
): OwnPermissionState<Date>[] {
  const declared = releases.flatMap(({ descriptor }) => descriptor.ownPermissions ?? []);
  const names = new Set(
    [...declared, ...decisions.map((one) => ({ name: one.permission_name }))].map(({ name }) => name),
  );
  return [...names].sort().map((name) => {
    const decision = decisions.find(({ permission_name }) => permission_name === name);
    const wording = findDeclared(releases, name);
    return {
      name,
      status: statusOf(wording, decision),
      accepted: decision?.decision === 'accepted' ? onlyWording(decision) : null,
      declared: wording ?? null,
      decided_by: decision?.decided_by ?? null,
      decided_at: decision?.decided_at ?? null,
      roles: roles ? (roles.get(name) ?? 0) : null,
    };
  });
}

function statusOf(declared: Declared | undefined, decision: LastDecision | undefined): OwnPermissionStatus {
  if (!decision) return 'waiting';
  const isSame = declared === undefined || isSameWording(declared, decision);
  if (decision.decision !== 'accepted') return isSame ? decision.decision : 'waiting';
  if (!declared) return 'unused';
  return isSame ? 'accepted' : 'reworded';
}

function onlyWording({ remote_title, title, explanation, translations }: LastDecision): PermissionWording {
  return { remote_title, title, explanation, translations };
}

export interface WaitingPermissions {
  remote: string;
  title: string;
  names: string[];
  since: Date;
}

export async function findWaitingPermissions(database: Database): Promise<WaitingPermissions[]> {
  const [releases, decisions] = await Promise.all([
    listDeclaringReleases(database),
    listLastDecisions(database),
  ]);
  const remotes = [...new Set(releases.map(({ remote }) => remote))];
  return remotes.flatMap((remote): WaitingPermissions[] => {
    const own = releases.filter((one) => one.remote === remote);
    const decided = decisions.filter((one) => one.remote === remote);
    const waiting = permissionStates(own, decided).filter(
      ({ status }) => status === 'waiting' || status === 'reworded',
    );
    const declaring = own.find(({ release }) => release === waiting[0]?.declared?.release);
    if (!declaring) return [];
    const { title } = declaring.descriptor;
    return [{ remote, title, names: waiting.map(({ name }) => name), since: declaring.published_at }];
  });
}

export async function listOwnPermissions(
  database: Database,
  host: PermissionHost | undefined,
  remote?: WantedRemotes,
): Promise<ReadonlyMap<string, OwnPermissionState<Date>[]>> {
  const [releases, decisions] = await Promise.all([
    listDeclaringReleases(database, remote),
    listLastDecisions(database, remote),
  ]);
  const names = decisions.map(({ permission_name }) => permission_name);
  const roles = names.length === 0 ? new Map<string, number>() : await host?.countRoles(database, names);
  const [releasesOf, decisionsOf] = [groupByRemote(releases), groupByRemote(decisions)];
  return new Map(
    [...new Set([...releasesOf.keys(), ...decisionsOf.keys()])]
      .map(
        (name) =>
          [name, permissionStates(releasesOf.get(name) ?? [], decisionsOf.get(name) ?? [], roles)] as const,
      )
      .filter(([, states]) => states.length > 0),
  );
}
