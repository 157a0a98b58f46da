import type { Database } from '@suite/database';
import type { PermissionWording } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';

export type PermissionDecisionKind = 'accepted' | 'refused' | 'withdrawn';

/** What an operator decided about a permission that a remote declares. */
export interface PermissionDecision extends PermissionWording {
  decision: PermissionDecisionKind;
  permission_name: string;
  remote: string;
  /** The release whose wording was decided about. */
  release: string;
}

/** How the host lets its users hold the permissions of remotes. */
export interface PermissionHost {
  /** Called within the transaction of a decision: the host lets users hold the permission, or takes it from all of them. */
  applyDecision(tx: Database, decision: PermissionDecision, actor: ReleaseActor): Promise<void>;
  /** In how many roles each of these is; a permission in none may be left out. */
  countRoles(database: Database, permissionNames: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
