import type { CandidateRelease } from '../document/document-for-visitor.ts';
import { documentForVisitor } from '../document/document-for-visitor.ts';
import type { Visitor } from '../visitor.ts';

export interface GivenRelease {
  release: string;
  /** Their tab may still show this release or fall back to it. */
  fallback: string | undefined;
}

export function givenReleases(
  candidates: readonly CandidateRelease[],
  visitor: Visitor | null,
  overridden: ReadonlySet<string>,
): Map<string, GivenRelease> {
  const { remotes } = documentForVisitor(candidates, visitor);
  const own = remotes.filter(({ name }) => !overridden.has(name));
  return new Map(own.map(({ name, release, fallback }) => [name, { release, fallback: fallback?.release }]));
}
