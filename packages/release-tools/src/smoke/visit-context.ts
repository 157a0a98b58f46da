import type { InspectedPage } from './inspect-page.ts';
import type { SmokeFinding } from './smoke-finding.ts';
import type { SmokePage } from './smoke-page.ts';
import type { SmokeRelease } from './smoke-release.ts';

/** The context of a visit to a release's routes. */
export interface VisitContext {
  inspected: InspectedPage;
  smokePage: SmokePage;
  release: SmokeRelease;
  origin: string;
  routes: readonly string[];
  mountMs: number;
  note: (finding: SmokeFinding) => Promise<void>;
  /** The reasons of failed loads that the shell has reported. */
  failures: readonly string[];
}

/** The state of the page before the release was loaded. */
export type PageBaseline = Awaited<ReturnType<typeof capturePage>>;

export async function capturePage(inspected: InspectedPage) {
  const layout = { outside: await inspected.layout(true), all: await inspected.layout(false) };
  const before = { layout, cache: await inspected.cache(), bodyChildren: await inspected.bodyChildren() };
  await inspected.keepInStorage();
  await inspected.markStyles();
  await inspected.remember();
  return before;
}
