import type { Database } from '@suite/database';
import { RegistryError } from '../errors/registry-error.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { findRelease } from '../releases.repository.ts';
import type { Confirm } from '../tokens/require-actor.ts';
import {
  insertDecision,
  listDeclaringReleases,
  listLastDecisions,
  lockDecisions,
  type LastDecision,
} from './permission-decisions.repository.ts';
import type { PermissionDecisionKind, PermissionHost } from './permission-host.ts';
import { findDeclared, isSameWording, wordingOf } from './permission-states.ts';

/** `release` is the one whose wording the operator read; without it, the current declaration counts. */
export interface DecisionRequest {
  permission_name: string;
  remote: string;
  decision: PermissionDecisionKind;
  release?: string | undefined;
}

interface DecisionDeps {
  database: Database;
  permissionHost: PermissionHost | undefined;
  confirm: Confirm;
}

type Declared = NonNullable<ReturnType<typeof findDeclared>>;

/** Returns false if nothing changed. */
export function decidePermission(
  { database, permissionHost, confirm }: DecisionDeps,
  request: DecisionRequest,
  actor: ReleaseActor,
): Promise<{ changed: boolean; message: string }> {
  const { permission_name, remote, decision } = request;
  return database.transaction(async (tx) => {
    await lockDecisions(tx);
    const last = (await listLastDecisions(tx, remote)).find((one) => one.permission_name === permission_name);
    const declared = findDeclared(await listDeclaringReleases(tx, remote), permission_name);
    if (!declared && !last) throw new RegistryError('NOT_FOUND', `No release declares ${permission_name}.`);
    if (decision === 'accepted') await requireReadWording(tx, request, declared);
    if (isStanding(decision, last, declared))
      return { changed: false, message: describeStanding[decision](permission_name) };
    requirePossible(request, last, declared);
    // A withdrawal concerns the accepted wording, even if releases declare another one today.
    const wording = decision === 'withdrawn' ? last : declared;
    if (!wording) throw new RegistryError('CONFLICT', `No release declares ${permission_name} any more.`);
    const { release, remote_title, title, explanation, translations } = wording;
    const decided = {
      permission_name,
      remote,
      decision,
      release,
      remote_title,
      title,
      explanation,
      translations,
    };
    if (decision === 'accepted') await confirm(tx);
    await insertDecision(tx, decided, actor);
    await permissionHost?.applyDecision(tx, decided, actor);
    return { changed: true, message: describeDecision[decision](permission_name) };
  });
}

type Describe = Readonly<Record<PermissionDecisionKind, (name: string) => string>>;

const describeDecision: Describe = {
  accepted: (name) => `${name} is accepted.`,
  refused: (name) => `${name} is refused.`,
  withdrawn: (name) => `${name} is withdrawn.`,
};

const describeStanding: Describe = {
  accepted: (name) => `${name} is accepted already.`,
  refused: (name) => `${name} is refused already.`,
  withdrawn: (name) => `${name} is withdrawn already.`,
};

function isStanding(
  decision: PermissionDecisionKind,
  last: LastDecision | undefined,
  declared: Declared | undefined,
): boolean {
  if (last?.decision !== decision) return false;
  return decision === 'withdrawn' || !declared || isSameWording(last, declared);
}

function requirePossible(
  { permission_name, decision }: DecisionRequest,
  last: LastDecision | undefined,
  declared: Declared | undefined,
): void {
  const refuse = (message: string) => {
    throw new RegistryError('CONFLICT', message);
  };
  if (decision === 'withdrawn' && last?.decision !== 'accepted')
    refuse(`${permission_name} was not accepted, so there is nothing to withdraw.`);
  if (decision === 'refused' && last?.decision === 'accepted')
    refuse(`${permission_name} is accepted: withdraw it to take it from all users.`);
  if (decision !== 'withdrawn' && !declared) refuse(`No release declares ${permission_name} any more.`);
}

async function requireReadWording(
  tx: Database,
  { permission_name, remote, release }: DecisionRequest,
  declared: Declared | undefined,
): Promise<void> {
  if (release === undefined || !declared || release === declared.release) return;
  const read = await findRelease(tx, remote, release);
  const wording = read && wordingOf(read.descriptor, permission_name);
  if (wording && isSameWording(wording, declared)) return;
  const message = `${declared.release} says something else about ${permission_name} than ${release}: read it and accept it again.`;
  throw new RegistryError('CONFLICT', message);
}
