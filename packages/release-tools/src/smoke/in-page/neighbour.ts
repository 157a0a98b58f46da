import { createHash } from 'node:crypto';
import type { SmokeRelease } from '../smoke-release.ts';

export const neighbourPath = '/smoke-run-neighbour';
export const neighbourCall = '/platform/smoke-run';

const container = 'mf_smoke_run_neighbour_000000';

/** Creates a remote that is known to work: if its page breaks, the release before it is the cause. */
export function neighbourRelease(shared: Readonly<Record<string, string>>): SmokeRelease {
  const parts = [tryCalls, viewCache, makeScreen, makeContainer].map(String).join('\n');
  const text = `var ${container} = (() => {\n${parts}\nreturn makeContainer(${JSON.stringify([neighbourPath, neighbourCall])});\n})();`;
  const entry = 'remoteEntry.000000.js';
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return {
    release: '1.0.0-000000000000',
    files: new Map([[entry, Buffer.from(text)]]),
    manifest: {
      name: 'mf-smoke-run-neighbour',
      version: '1.0.0',
      build: '000000',
      container,
      entry,
      preload: [],
      shared,
      files: { [entry]: hash },
      page: undefined,
      descriptor: {
        name: 'mf-smoke-run-neighbour',
        title: 'Neighbour',
        access: 'signed-in',
        routes: [{ path: neighbourPath }],
        menu: [],
        exposes: ['./remote'],
      } as unknown as SmokeRelease['manifest']['descriptor'],
    },
  };
}

export interface NeighbourState {
  modules: Record<string, object>;
  outcome?: string | undefined;
  mounts: number;
  cache?: { find(key: string): unknown; keys(): string[]; defaults(): string };
}

interface ReactModule {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  useEffect(effect: () => unknown, deps?: readonly unknown[]): void;
  useState<T>(first: T): [T, (next: T) => void];
}

interface QueryModule {
  useQuery(options: object): { data?: unknown };
  useQueryClient(): QueryClient;
}

interface QueryClient {
  getDefaultOptions(): object;
  setQueryData(key: readonly string[], data: unknown): void;
  getQueryCache(): {
    get(hash: string): { state: { data: unknown } } | undefined;
    getAll(): { queryHash: string }[];
  };
}

type Scope = Record<string, Record<string, { lib?: () => object; get?: () => Promise<() => object> }>>;

// The functions below run in the page by their source: they use no imports or module variables.

async function tryCalls(call: string): Promise<void> {
  const byXhr = () =>
    new Promise<string>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', () => resolve(request.responseText));
      request.addEventListener('error', () => reject(new Error('XMLHttpRequest does not work')));
      request.open('GET', call);
      request.send();
    });
  const answer = (await (await fetch(call)).json()) as { rows?: number[] };
  if (!Array.isArray(answer.rows) || answer.rows.map((row) => row * 2).join() !== '2,4')
    throw new Error('fetch gives other answers than were sent');
  if ((JSON.parse(await byXhr()) as { rows: number[] }).rows.length !== 2)
    throw new Error('XMLHttpRequest gives other answers than were sent');
  for (const key in { own: 1 }) if (key !== 'own') throw new Error(`Every object has "${key}"`);
  await new Promise((resolve) => setTimeout(resolve, 1));
}

function viewCache(client: QueryClient): NonNullable<NeighbourState['cache']> {
  return {
    find: (key) => client.getQueryCache().get(key)?.state.data,
    keys: () =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryHash }) => queryHash),
    defaults: () =>
      JSON.stringify(client.getDefaultOptions(), (_, value: unknown) =>
        typeof value === 'function' ? String(value) : value,
      ),
  };
}

function makeScreen(state: NeighbourState, call: string) {
  const { createElement: h, useEffect, useState } = state.modules['react'] as ReactModule;
  const query = state.modules['@tanstack/react-query'] as QueryModule;
  return function Neighbour() {
    const client = query.useQueryClient();
    const [outcome, setOutcome] = useState('');
    const [presses, setPresses] = useState(0);
    const kept = query.useQuery({ queryKey: ['smoke-run'], queryFn: () => 'kept', staleTime: Infinity });
    useEffect(() => {
      state.mounts += 1;
      // This entry is set once; if it is missing, the whole cache was cleared.
      if (state.mounts === 1) client.setQueryData(['smoke-run', 'once'], 'kept');
      state.cache = viewCache(client);
      tryCalls(call).then(
        () => setOutcome('ok'),
        (error: unknown) => setOutcome(String(error)),
      );
      return () => {
        state.outcome = undefined;
      };
    }, [client]);
    useEffect(() => {
      if (outcome !== '' && kept.data !== undefined)
        state.outcome =
          kept.data === 'kept' ? outcome : 'The shared query cache gives other data than was put in';
    });
    const rows = [1, 2].map((row) => h('tr', { key: row }, h('td', null, row), h('td', null, 'Cell')));
    return h(
      'section',
      null,
      h('h1', null, 'Neighbour'),
      h('p', null, 'A page that is known to work. ', h('a', { href: '#content' }, 'A link')),
      h(
        'button',
        { type: 'button', id: 'smoke-run-button', onClick: () => setPresses(presses + 1) },
        `Pressed ${presses}`,
      ),
      h('label', null, 'Name ', h('input', { defaultValue: 'text' })),
      h('select', null, h('option', null, 'One')),
      h('ul', null, h('li', null, 'Item')),
      h('table', null, h('tbody', null, rows)),
      h('div', null, h('span', null, outcome)),
    );
  };
}

function makeContainer([path, call]: [string, string]) {
  const state: NeighbourState = { modules: {}, mounts: 0 };
  Object.defineProperty(globalThis, 'suiteSmokeNeighbour', { value: state });
  const taken = async (scope: Scope) => {
    for (const [name, versions] of Object.entries(scope)) {
      const [provided] = Object.values(versions);
      const factory = provided?.lib ?? (await provided?.get?.());
      if (factory) state.modules[name] = factory();
    }
  };
  return {
    init: (scope: Scope) => taken(scope),
    get: async () => {
      const Screen = makeScreen(state, call);
      const { createElement: h } = state.modules['react'] as ReactModule;
      const remote = {
        routes: [{ path, screen: async () => Screen }],
        parts: {},
        createScreens: () => () => h(Screen),
      };
      return () => ({ default: remote });
    },
  };
}
