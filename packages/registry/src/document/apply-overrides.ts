import type { Database } from '@suite/database';
import type { RegistryDocument } from '@suite/descriptor';
import type { CandidateRelease } from './document-for-visitor.ts';
import { routeClashes } from '../gate/problems/route-problems.ts';
import type { Visitor } from '../visitor.ts';
import { evaluateOverride } from '../grants/evaluate-override.ts';
import { findPresented, type StoredOverride } from '../grants/overrides.repository.ts';
import { readPresented, type OverrideSettings } from '../grants/presented-overrides.ts';

export type RefusedOverride = NonNullable<RegistryDocument['refusedOverrides']>[number];

interface Applied {
  candidates: CandidateRelease[];
  refused: RefusedOverride[];
}

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
    const found = await findPresented(database, presented);
    const evaluation = evaluateOverride(presented, found, { ...settings, visitor });
    if (evaluation.state === 'signed-out' || evaluation.state === 'unconfirmed') continue;
    const problem =
      evaluation.state === 'refused' ? evaluation.message : place(applied, presented.url, found);
    if (problem !== undefined) applied.refused.push({ remote: presented.remote, message: problem });
  }
  return applied;
}

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
