import type { InspectedPage } from './inspect-page.ts';
import type { SmokeFinding } from './smoke-finding.ts';
import type { SmokePage } from './smoke-page.ts';
import type { SmokeRelease } from './smoke-release.ts';

/** What a visit of a release's routes works with. */
export interface Visiting {
  inspected: InspectedPage;
  smokePage: SmokePage;
  release: SmokeRelease;
  origin: string;
  routes: readonly string[];
  mountMs: number;
  note: (finding: SmokeFinding) => Promise<void>;
}

/** How the page was before the release came into it. */
export type Before = Awaited<ReturnType<typeof rememberPage>>;

export async function rememberPage(inspected: InspectedPage) {
  const layout = { outside: await inspected.layout(true), all: await inspected.layout(false) };
  const before = { layout, cache: await inspected.cache(), bodyChildren: await inspected.bodyChildren() };
  await inspected.keepInStorage();
  await inspected.remember();
  return before;
}
