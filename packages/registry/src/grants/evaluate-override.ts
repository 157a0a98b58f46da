import { isOnThisMachine, type PageOverride } from '@suite/descriptor';
import type { Visitor } from '../visitor.ts';
import type { StoredOverride } from './overrides.repository.ts';
import type { OverrideSettings, Presented } from './presented-overrides.ts';

export type Evaluation =
  | { state: Exclude<PageOverride['state'], 'refused'> }
  | { state: 'refused'; message: string; awaitsBuild?: true };

export function evaluateOverride(
  { remote, url, kind }: Exclude<Presented, { kind: 'refused' }>,
  found: StoredOverride | undefined,
  { freeOverrides, visitor }: { freeOverrides: OverrideSettings['freeOverrides']; visitor: Visitor | null },
): Evaluation {
  const refused = (message: string) => ({ state: 'refused' as const, message });
  const isLocal = isOnThisMachine(url);
  if (kind === 'grant') {
    if (!found || found.revoked_at)
      return refused(`The override of ${remote} was revoked. Ask for a new one.`);
    if (found.is_token_revoked)
      return refused(`The token that granted the override of ${remote} was revoked. Ask for a new grant.`);
    if (!isLocal && found.origin_status !== 'accepted') {
      const { origin } = new URL(url);
      return refused(`No operator has accepted ${origin} for overrides of ${remote}. Ask one of them.`);
    }
    if (found.user_id !== null) {
      if (visitor === null) return { state: 'signed-out' };
      if (found.user_id !== visitor.user_id)
        return refused(`The override of ${remote} is granted to another user. Ask for a grant of your own.`);
    } else if (isLocal && !freeOverrides) return { state: 'unconfirmed' };
  }
  if (found?.manifest) return { state: 'in-force' };
  const message = `No build was uploaded from ${url} yet. Start ${remote} there, or upload its release.json.`;
  return { state: 'refused', message, awaitsBuild: true };
}
