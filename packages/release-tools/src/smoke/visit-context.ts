import type { InspectedPage } from './inspect-page.ts';
import type { SmokeFinding } from './smoke-finding.ts';
import type { SmokePage } from './smoke-page.ts';
import type { SmokeRelease } from './smoke-release.ts';

export interface VisitContext {
  inspected: InspectedPage;
  smokePage: SmokePage;
  release: SmokeRelease;
  origin: string;
  routes: readonly string[];
  mountMs: number;
  note: (finding: SmokeFinding) => Promise<void>;
  failures: readonly string[];
}

export type PageBaseline = Awaited<ReturnType<typeof capturePage>>;

export async function capturePage(inspected: InspectedPage) {
  const layout = { outside: await inspected.layout(true), all: await inspected.layout(false) };
  const before = { layout, cache: await inspected.cache(), bodyChildren: await inspected.bodyChildren() };
  await inspected.keepInStorage();
  await inspected.markStyles();
  await inspected.remember();
  return before;
}
