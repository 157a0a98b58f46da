/** What the session serves now: a number for each build, the file of each exposed module, and the style sheets. */
export interface LiveBuild {
  build: number;
  modules: Record<string, string>;
  styles: string[];
  /** Why what was built last cannot be shown; the rest is of the build before it. */
  problem?: string;
}

/** As far as a session changes what the shell gives. */
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
  /** Where the session serves, with a slash at its end. */
  base: string;
  /** Such as `./remote`. */
  module: string;
  importModule: (url: string) => Promise<{ mount: Mount }>;
}

/** What the shell gives, until a build is replaced: what it began by it ends then. */
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

/** Makes the `mount` of a development session: it mounts the newest build, and each one that follows in its place. */
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
      // Put in and taken out: styles of the remote may show what is hidden.
      root.prepend(told);
    };

    const builds = new EventSource(`${base}events`);
    signal.addEventListener('abort', () => builds.close(), { once: true });
    let turn = Promise.resolve();
    // A build with an error is told of and waits for the next one: a card would have to be tried again by hand.
    await new Promise<void>((resolve) => {
      builds.addEventListener('message', ({ data }: MessageEvent<string>) => {
        turn = turn.then(() => show(JSON.parse(data) as LiveBuild).catch(tell)).then(resolve);
      });
      builds.addEventListener('error', () => tell(`${base} is not served: the session has ended`));
    });
    return end;
  };
}

/**
 * The module that the release of a session lists, the same for as long as the session lasts. It is made of the source of
 * these functions: they use no import and no value of this module but each other.
 */
export function liveModule(module: string): string {
  return `${[untilReplaced, linkStyle, liveMount].map(String).join('\n')}
export const mount = liveMount({
  base: new URL('./', import.meta.url).href,
  module: ${JSON.stringify(module)},
  importModule: (url) => import(url),
});
`;
}
