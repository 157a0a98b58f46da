import {
  comparedProperties,
  pressButton,
  readLayout,
  readPlace,
  type LayoutLines,
} from './in-page/layout-probe.ts';
import type { PageProbe } from './in-page/page-probe.ts';
import { readUnreachedStyles } from './in-page/unreached-styles.ts';
import type { SmokePage } from './smoke-page.ts';

export interface InspectedPage {
  place(title: string): Promise<ReturnType<typeof readPlace>>;
  layout(outside: boolean): Promise<LayoutLines>;
  bodyChildren(): Promise<number>;
  goTo(path: string): Promise<void>;
  path(): Promise<string>;
  neighbour(): Promise<{ outcome: string | null; mounts: number }>;
  press(): Promise<string>;
  pressed(): Promise<string>;
  cache(): Promise<Record<string, string>>;
  isStorageKept(): Promise<boolean>;
  keepInStorage(): Promise<void>;
  remember(): Promise<void>;
  changes(): Promise<ReturnType<PageProbe['changes']>>;
  solidEvents(): Promise<string[]>;
  markStyles(): Promise<void>;
  unreachedStyles(): Promise<ReturnType<typeof readUnreachedStyles>>;
  watchRunning(watched: boolean): Promise<void>;
  leftBehind(): Promise<{ listeners: string[]; intervals: number; running: number }>;
  refusedByPolicy(): Promise<string[]>;
}

export function inspectPage({ run, look }: SmokePage): InspectedPage {
  return {
    place: (title) => look(`(${String(readPlace)})(${JSON.stringify(title)})`),
    layout: (outside) => look(`(${String(readLayout)})(${outside}, ${JSON.stringify(comparedProperties)})`),
    bodyChildren: () => look(`document.body.querySelectorAll(':scope > :not(script, link, style)').length`),
    goTo: (path) =>
      look(
        `history.pushState({}, '', ${JSON.stringify(path)}), dispatchEvent(new PopStateEvent('popstate')), undefined`,
      ),
    path: () => look('location.pathname'),
    neighbour: () =>
      run(
        '({ outcome: globalThis.suiteSmokeNeighbour?.outcome ?? null, mounts: globalThis.suiteSmokeNeighbour?.mounts ?? 0 })',
      ),
    press: () => look(`(${String(pressButton)})()`),
    pressed: () => look(`document.querySelector('#smoke-run-button')?.textContent ?? ''`),
    cache: () => run(`(${String(readCache)})(suiteSmokeNeighbour.cache)`),
    isStorageKept: () => look(`localStorage.getItem('smoke-run') === 'kept'`),
    keepInStorage: () => look(`localStorage.setItem('smoke-run', 'kept')`),
    remember: () => run('suiteSmokeProbe.remember(suiteSmokeNeighbour.modules)'),
    changes: () => run('suiteSmokeProbe.changes()'),
    solidEvents: () => run(`[...(document['_$DX_DELEGATE'] ?? [])].map(String)`),
    markStyles: () =>
      look(
        `globalThis.shellStyles = new Set([...document.styleSheets, ...document.adoptedStyleSheets, ...document.querySelectorAll('style')]), undefined`,
      ),
    unreachedStyles: () => look(`(${String(readUnreachedStyles)})(shellStyles)`),
    watchRunning: (watched) => run(`suiteSmokeProbe.watchRunning(${watched})`),
    leftBehind: () => run('suiteSmokeProbe.leftBehind()'),
    refusedByPolicy: () => run('suiteSmokeProbe.refusedByPolicy()'),
  };
}

interface Cache {
  keys(): string[];
  find(key: string): unknown;
  defaults(): string;
}

function readCache(cache: Cache): Record<string, string> {
  const found: Record<string, string> = { 'default options': cache.defaults() };
  for (const key of cache.keys()) found[key] = JSON.stringify(cache.find(key)) ?? '';
  return found;
}
