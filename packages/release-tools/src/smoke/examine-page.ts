import { describePlaces } from './compare-layouts.ts';
import { describeMarks, splitMarks } from './library-marks.ts';
import type { InspectedPage } from './inspect-page.ts';
import type { PageBaseline, VisitContext } from './visit-context.ts';

export type LeftBehind = Awaited<ReturnType<InspectedPage['leftBehind']>>;

export async function examinePage(
  context: VisitContext,
  before: PageBaseline,
  left: readonly LeftBehind[],
): Promise<void> {
  const ofLibraries = await examineGlobals(context);
  await examineCache(context, before);
  if (!(await context.inspected.isStorageKept()))
    await context.note({
      code: 'storage-cleared',
      message:
        'The release clears the local storage, where the shell and others keep settings. Remove own keys, one by one.',
    });
  await examineLeftBehind(context, before, withoutKnown(left, ofLibraries));
  const refused = await context.inspected.refusedByPolicy();
  if (refused.length > 0)
    await context.note({
      code: 'policy-blocked',
      message: `The policy of the page refused ${several(refused)}. Ship styles and scripts as files of the release, give styles that are made at run time the nonce of the context, and call other origins through a service.`,
    });
}

async function examineGlobals({ inspected, release, note }: VisitContext): Promise<Set<string>> {
  const { changed, extended, added } = await inspected.changes();
  const { container } = release.manifest;
  const foreign = added.filter((name) => !name.includes(container) && !name.startsWith('webpackChunk'));
  const known = splitMarks({ changed, extended, added: foreign });
  if (known.changed.length > 0) {
    const hint = known.changed.some((name) => name.includes('__zone_symbol__')) ? zoneHint : '';
    await note({
      code: 'globals-changed',
      message: `The release changes what all remotes share (${several(known.changed)}). Keep own functions under own names, and leave globals and prototypes alone. A library that does so is left out, or replaced by a build that does not.${hint}`,
    });
  }
  if (known.added.length > 0)
    await note({
      code: 'globals-added',
      message: `The release leaves new globals behind (${several(known.added)}), which another remote may use for something else. Keep them in modules; where a library makes them, look for its setting.`,
    });
  const names = [...known.marks.keys()];
  if (names.length > 0) await note({ code: 'library-marks', message: describeMarks(known.marks) });
  return new Set([
    ...(names.includes('React') ? ['selectionchange on document'] : []),
    ...(names.includes('Solid') ? (await inspected.solidEvents()).map((type) => `${type} on document`) : []),
  ]);
}

const zoneHint =
  ' These are of zone.js: start Angular by provideZonelessChangeDetection(), without zone.js in polyfills.';

async function examineCache({ inspected, note }: VisitContext, { cache }: PageBaseline): Promise<void> {
  const now = await inspected.cache();
  // Queries without data then have been answered since.
  const changed = Object.keys(cache).filter((key) => cache[key] !== '' && now[key] !== cache[key]);
  if (changed.length > 0)
    await note({
      code: 'query-cache',
      message: `The release changes data of others in the shared query cache (${several(changed)}). Write only under own query keys, and never clear the cache.`,
    });
}

/** Ignores listeners that libraries add once per document; a number that grows with each visit is a leak. */
function withoutKnown(left: readonly LeftBehind[], known: ReadonlySet<string>): LeftBehind[] {
  const count = (visit: LeftBehind | undefined, name: string) =>
    visit?.listeners.filter((listener) => listener === name).length ?? 0;
  const isKept = (name: string) => known.has(name) && count(left[0], name) === count(left.at(-1), name);
  return left.map((visit) => ({ ...visit, listeners: visit.listeners.filter((name) => !isKept(name)) }));
}

async function examineLeftBehind(
  { inspected, note }: VisitContext,
  { bodyChildren }: PageBaseline,
  left: readonly LeftBehind[],
) {
  const [first, last] = [left[0], left.at(-1)];
  if (!last) return;
  const elements = Math.max(0, (await inspected.bodyChildren()) - bodyChildren);
  const parts = [
    ...(last.listeners.length > 0 ? [`listeners (${several(last.listeners)})`] : []),
    ...(last.intervals > 0 ? [`${last.intervals} intervals`] : []),
    ...(last.running > 0 ? ['timers that start themselves again'] : []),
    ...(elements > 0 ? [`${elements} elements in the body`] : []),
  ];
  if (parts.length === 0) return;
  const grows = first && last.listeners.length + last.intervals > first.listeners.length + first.intervals;
  await note({
    code: 'left-behind',
    message: `After leaving, ${parts.join(', ')} stay${grows ? ', and more with every visit' : ''}. End them in the function that mount returns, or in the clean-up of the effect that sets them up.`,
  });
}

const several = (names: readonly string[]) => describePlaces([...new Set(names)]);
