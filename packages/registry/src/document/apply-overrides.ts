import type { Database } from '@suite/database';
import type { RegistryDocument } from '@suite/descriptor';
import type { CandidateRelease } from './document-for-visitor.ts';
import { routeClashes } from '../gate/problems/route-problems.ts';
import type { Visitor } from '../visitor.ts';
import { findFreeOverride, findOverride, type StoredOverride } from '../grants/overrides.repository.ts';
import { readPresented, type OverrideSettings, type Presented } from '../grants/presented-overrides.ts';

export type RefusedOverride = NonNullable<RegistryDocument['refusedOverrides']>[number];

interface Applied {
  candidates: CandidateRelease[];
  refused: RefusedOverride[];
}

/** Replaces or adds the remotes that a visitor overrides. */
export async function applyOverrides(
  { database, ...settings }: OverrideSettings & { database: Database },
  text: string,
  { candidates, visitor }: { candidates: readonly CandidateRelease[]; visitor: Visitor | null },
): Promise<Applied> {
  const applied: Applied = { candidates: [...candidates], refused: [] };
  for (const presented of readPresented(text, settings)) {
    if (presented.kind === 'refused') {
      applied.refused.push({ remote: presented.remote, message: presented.message });
      continue;
    }
    // The user it is granted to may not have signed in yet.
    if (presented.kind === 'grant' && presented.user_id !== null && visitor === null) continue;
    const found = await find(database, presented);
    const problem = problemOf(presented, found, visitor) ?? place(applied, presented.url, found);
    if (problem !== undefined) applied.refused.push({ remote: presented.remote, message: problem });
  }
  return applied;
}

type AcceptedOverride = Exclude<Presented, { kind: 'refused' }>;

function find(database: Database, accepted: AcceptedOverride): Promise<StoredOverride | undefined> {
  return accepted.kind === 'grant'
    ? findOverride(database, accepted.id)
    : findFreeOverride(database, accepted);
}

function problemOf(
  accepted: AcceptedOverride,
  found: StoredOverride | undefined,
  visitor: Visitor | null,
): string | undefined {
  const { remote, url } = accepted;
  if (accepted.kind === 'grant') {
    if (!found || found.revoked_at) return `The override of ${remote} was revoked. Ask for a new one.`;
    if (accepted.user_id !== null && accepted.user_id !== visitor?.user_id) {
      return `The override of ${remote} is granted to another user. Ask for a grant of your own.`;
    }
  }
  if (found?.manifest) return undefined;
  return `No build was uploaded from ${url} yet. Start ${remote} there, or upload its release.json.`;
}

/** Applies an override, unless another remote of this visitor has one of its routes. */
function place(applied: Applied, base: string, found: StoredOverride | undefined): string | undefined {
  if (!found?.manifest || found.release === null) return undefined;
  const { remote, release, manifest } = found;
  const nameOf = (candidate: CandidateRelease) => candidate.manifest.name;
  const others = applied.candidates
    .filter((candidate) => nameOf(candidate) !== remote)
    .map((candidate) => ({
      remote: nameOf(candidate),
      release: candidate.release,
      manifest: candidate.manifest,
    }));
  const [clash] = routeClashes(manifest, others);
  if (clash) return `${remote} from ${base} is not shown. ${clash.message}`;
  const before = applied.candidates.find((candidate) => nameOf(candidate) === remote);
  applied.candidates = applied.candidates.filter((candidate) => candidate !== before);
  applied.candidates.push({ release, manifest, base, cohort: 'override', fallback: before });
  return undefined;
}
