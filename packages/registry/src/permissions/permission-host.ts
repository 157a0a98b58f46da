import type { Database } from '@suite/database';
import type { PermissionWording } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';

export type PermissionDecisionKind = 'accepted' | 'refused' | 'withdrawn';

export interface PermissionDecision extends PermissionWording {
  decision: PermissionDecisionKind;
  permission_name: string;
  remote: string;
  release: string;
}

export interface PermissionHost {
  /** Runs within the transaction of a decision: lets users hold the permission, or revokes it from all. */
  applyDecision(tx: Database, decision: PermissionDecision, actor: ReleaseActor): Promise<void>;
  countRoles(database: Database, permissionNames: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
