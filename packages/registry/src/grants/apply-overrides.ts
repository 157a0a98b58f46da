import type { Database } from '@suite/database';
import type { RegistryDocument } from '@suite/remote-kit/descriptor';
import type { Offer } from '../document/document-for-visitor.ts';
import { routeClashes } from '../gate/route-problems.ts';
import type { Visitor } from '../visitor.ts';
import { findFreeOverride, findOverride, type StoredOverride } from './overrides.repository.ts';
import { readPresented, type OverrideSettings, type Presented } from './presented-overrides.ts';

export type RefusedOverride = NonNullable<RegistryDocument['refusedOverrides']>[number];

interface Applied {
  offers: Offer[];
  refused: RefusedOverride[];
}

/** Replaces or adds the remotes that a visitor may see from somewhere else; the rest stays as it is. */
export async function applyOverrides(
  { database, ...settings }: OverrideSettings & { database: Database },
  text: string,
  { offers, visitor }: { offers: readonly Offer[]; visitor: Visitor | null },
): Promise<Applied> {
  const applied: Applied = { offers: [...offers], refused: [] };
  for (const presented of readPresented(text, settings)) {
    if (presented.kind === 'refused') {
      applied.refused.push({ remote: presented.remote, message: presented.message });
      continue;
    }
    // Whoever it is for may not have signed in yet.
    if (presented.kind === 'grant' && presented.user_id !== null && visitor === null) continue;
    const found = await find(database, presented);
    const problem = problemOf(presented, found, visitor) ?? place(applied, presented.url, found);
    if (problem !== undefined) applied.refused.push({ remote: presented.remote, message: problem });
  }
  return applied;
}

type Asked = Exclude<Presented, { kind: 'refused' }>;

function find(database: Database, asked: Asked): Promise<StoredOverride | undefined> {
  return asked.kind === 'grant' ? findOverride(database, asked.id) : findFreeOverride(database, asked);
}

function problemOf(
  asked: Asked,
  found: StoredOverride | undefined,
  visitor: Visitor | null,
): string | undefined {
  const { remote, url } = asked;
  if (asked.kind === 'grant') {
    if (!found || found.revoked_at) return `The override of ${remote} was taken back. Ask for a new one.`;
    if (asked.user_id !== null && asked.user_id !== visitor?.user_id) {
      return `The override of ${remote} is for another person. Ask for one of your own.`;
    }
  }
  if (found?.manifest) return undefined;
  return `Nothing was handed in from ${url} yet. Start ${remote} there, or hand in its release.json.`;
}

/** Puts an override in its place, unless its addresses are another remote's for this visitor. */
function place(applied: Applied, base: string, found: StoredOverride | undefined): string | undefined {
  if (!found?.manifest || found.release === null) return undefined;
  const { remote, release, manifest } = found;
  const nameOf = (offer: Offer) => offer.manifest.name;
  const others = applied.offers
    .filter((offer) => nameOf(offer) !== remote)
    .map((offer) => ({ remote: nameOf(offer), release: offer.release, manifest: offer.manifest }));
  const [clash] = routeClashes(manifest, others);
  if (clash) return `${remote} from ${base} is not shown. ${clash.message}`;
  const before = applied.offers.find((offer) => nameOf(offer) === remote);
  applied.offers = applied.offers.filter((offer) => offer !== before);
  applied.offers.push({ release, manifest, base, cohort: 'override', fallback: before });
  return undefined;
}
