import { describePlaces } from './compare-layouts.ts';
import type { InspectedPage } from './inspect-page.ts';
import type { PageBaseline, VisitContext } from './visit-context.ts';

export type LeftBehind = Awaited<ReturnType<InspectedPage['leftBehind']>>;

/** Compares what all remotes share with how it was before the release came. */
export async function examinePage(
  context: VisitContext,
  before: PageBaseline,
  left: readonly LeftBehind[],
): Promise<void> {
  await examineGlobals(context);
  await examineCache(context, before);
  if (!(await context.inspected.isStorageKept()))
    await context.note({
      code: 'storage-cleared',
      message:
        'The release clears the local storage, where the shell and others keep settings. Remove own keys, one by one.',
    });
  await examineLeftBehind(context, before, left);
  const refused = await context.inspected.refusedByPolicy();
  if (refused.length > 0)
    await context.note({
      code: 'policy-blocked',
      message: `The policy of the page refused ${several(refused)}. Ship styles and scripts as files of the release, and call no other origin.`,
    });
}

/** How a React of its own notes that it listens to the document; each copy under a name that is drawn. */
const reactMark = /^document\._reactListening[a-z0-9]+$/;

async function examineGlobals({ inspected, release, note }: VisitContext): Promise<void> {
  const { changed: all, added } = await inspected.changes();
  const changed = all.filter((name) => !reactMark.test(name));
  if (changed.length > 0)
    await note({
      code: 'globals-changed',
      message: `The release changes what all remotes share (${several(changed)}). Keep own functions under own names, and leave globals and prototypes alone.`,
    });
  const { container } = release.manifest;
  const foreign = added.filter((name) => !name.includes(container) && !name.startsWith('webpackChunk'));
  if (foreign.length > 0)
    await note({
      code: 'globals-added',
      message: `The release leaves new globals behind (${several(foreign)}), which another remote may use for something else. Keep them in modules.`,
    });
}

async function examineCache({ inspected, note }: VisitContext, { cache }: PageBaseline): Promise<void> {
  const now = await inspected.cache();
  // What was still empty has been answered since.
  const changed = Object.keys(cache).filter((key) => cache[key] !== '' && now[key] !== cache[key]);
  if (changed.length > 0)
    await note({
      code: 'query-cache',
      message: `The release changes data of others in the shared query cache (${several(changed)}). Write only under own query keys, and never clear the cache.`,
    });
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
    message: `After leaving, ${parts.join(', ')} stay${grows ? ', and more with every visit' : ''}. Return a clean-up from the effect that sets them up.`,
  });
}

const several = (names: readonly string[]) => describePlaces([...new Set(names)]);
