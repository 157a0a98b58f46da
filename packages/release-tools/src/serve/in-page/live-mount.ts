export interface LiveBuild {
  build: number;
  modules: Record<string, string>;
  styles: string[];
  /** The error of the newest build; the other fields are those of the build before it. */
  problem?: string;
}

interface GivenContext {
  root: ShadowRoot;
  overlay: HTMLElement;
  signal: AbortSignal;
  subscribe(event: string, listener: () => void): () => void;
  listen(event: string, listener: (payload: unknown) => void): () => void;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  offerSlot(element: HTMLElement, name: string, props: object): { end(): void };
  setUnsaved(unsaved: boolean): void;
}

type Mount = (element: HTMLElement, context: GivenContext) => unknown;

interface LivePage {
  base: string;
  module: string;
  importModule: (url: string) => Promise<{ mount: Mount }>;
}

/** Wraps the context, so that subscriptions and signals end when a build is replaced. */
function untilReplaced(context: GivenContext, signal: AbortSignal): GivenContext {
  const until = (end: () => void) => {
    signal.addEventListener('abort', end, { once: true });
    return end;
  };
  const own: Partial<GivenContext> = {
    signal,
    subscribe: (event, listener) => until(context.subscribe(event, listener)),
    listen: (event, listener) => until(context.listen(event, listener)),
    fetch: (path, init) => context.fetch(path, { signal, ...init }),
    offerSlot(...given) {
      const slot = context.offerSlot(...given);
      until(() => slot.end());
      return slot;
    },
  };
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(context),
    ...Object.getOwnPropertyDescriptors(own),
  };
  return Object.defineProperties({}, descriptors) as GivenContext;
}

function linkStyle(root: ShadowRoot, href: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => reject(new Error(`${href} cannot be loaded`)));
    root.prepend(link);
  });
}

function liveMount({ base, module, importModule }: LivePage) {
  return async (element: HTMLElement, context: GivenContext) => {
    const { root, overlay, signal } = context;
    const told = Object.assign(document.createElement('pre'), { role: 'alert' });
    let leaving = new AbortController();
    let unmount: unknown;
    let links: HTMLLinkElement[] = [];

    const end = async () => {
      leaving.abort();
      const ending = unmount;
      unmount = undefined;
      if (typeof ending === 'function') await (ending as () => unknown)();
    };
    const show = async ({ build, modules, styles, problem }: LiveBuild) => {
      if (problem !== undefined) throw new Error(problem);
      const at = `${base}builds/${build}/`;
      const [{ mount }, ...linked] = await Promise.all([
        importModule(at + modules[module]),
        ...styles.map((style) => linkStyle(root, at + style)),
      ]);
      if (signal.aborted) return;
      await end();
      for (const link of links) link.remove();
      links = linked;
      element.replaceChildren();
      overlay.replaceChildren();
      context.setUnsaved(false);
      leaving = new AbortController();
      told.remove();
      unmount = await mount(element, untilReplaced(context, leaving.signal));
      if (typeof unmount !== 'function')
        throw new Error('mount returned no function that unmounts: return one, such as () => root.unmount()');
    };
    const tell = (error: unknown) => {
      console.error(error);
      told.textContent = error instanceof Error ? error.message : String(error);
      // The alert is inserted only when needed, since the remote's styles may show hidden elements.
      root.prepend(told);
    };

    const builds = new EventSource(`${base}events`);
    signal.addEventListener('abort', () => builds.close(), { once: true });
    let turn = Promise.resolve();
    // The mount resolves despite an error, because the shell's error card would need a manual retry.
    await new Promise<void>((resolve) => {
      builds.addEventListener('message', ({ data }: MessageEvent<string>) => {
        turn = turn.then(() => show(JSON.parse(data) as LiveBuild).catch(tell)).then(resolve);
      });
      builds.addEventListener('error', () => tell(`${base} is not served: the session has ended`));
    });
    return end;
  };
}

/** Assembles a session's constant module from the source of these functions, which therefore use no imports. */
export function liveModule(module: string): string {
  return `${[untilReplaced, linkStyle, liveMount].map(String).join('\n')}
export const mount = liveMount({
  base: new URL('./', import.meta.url).href,
  module: ${JSON.stringify(module)},
  importModule: (url) => import(url),
});
`;
}
