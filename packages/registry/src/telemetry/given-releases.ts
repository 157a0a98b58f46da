import type { Offer } from '../document/document-for-visitor.ts';
import { documentForVisitor } from '../document/document-for-visitor.ts';
import type { Visitor } from '../visitor.ts';

/** The releases of one remote that a visitor may tell of. */
export interface GivenRelease {
  /** What the registry gives them now. */
  release: string;
  /** What their tab may still show, or go back to by itself. */
  fallback: string | undefined;
}

/** What one visitor is given, by remote; what they may not use, or see from somewhere else, is not in it. */
export function givenReleases(
  offers: readonly Offer[],
  visitor: Visitor | null,
  overridden: ReadonlySet<string>,
): Map<string, GivenRelease> {
  const { remotes } = documentForVisitor(offers, visitor);
  const own = remotes.filter(({ name }) => !overridden.has(name));
  return new Map(own.map(({ name, release, fallback }) => [name, { release, fallback: fallback?.release }]));
}
