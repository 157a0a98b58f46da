import { createHash } from 'node:crypto';
import type { SmokeRelease } from '@suite/release-tools';

/**
 * What a plain release does, as the source of a script. All but `atImport` may use `React`, `ReactDom`, `query`, `router`
 * and `ui`, the shell's own; `client` is the shared query client.
 */
export interface PlainSource {
  atImport?: string;
  /** Before the screen is handed out. */
  beforeScreen?: string;
  inRender?: string;
  onMount?: string;
  onLeave?: string;
  /** What stands below the heading: `h(type, props, ...children)`. */
  content?: string;
  /** In place of the whole screen. */
  screen?: string;
  /** In place of the routes of the module. */
  routes?: string;
  css?: string;
  /** Files beside the entry. */
  files?: Readonly<Record<string, string>>;
}

const libraries = {
  React: 'react',
  ReactDom: 'react-dom',
  query: '@tanstack/react-query',
  router: 'react-router-dom',
  ui: '@suite/ui',
};

/** A release written by hand as a federation container, without a build. */
export function plainRelease(title: string, source: PlainSource): SmokeRelease {
  const build = createHash('sha256').update(title).digest('hex').slice(0, 12);
  const container = `mf_plain_${build}`;
  const entry = `remoteEntry.${build}.js`;
  const contents = {
    [entry]: containerText(container, source),
    ...(source.css !== undefined && { 'screen.css': source.css }),
    ...source.files,
  };
  return {
    release: `1.0.0-${build}`,
    files: new Map(Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)])),
    manifest: {
      name: 'mf-plain',
      version: '1.0.0',
      build,
      container,
      entry,
      preload: source.css === undefined ? [] : ['screen.css'],
      page: undefined,
      shared: Object.fromEntries(Object.values(libraries).map((name) => [name, '*'])),
      files: Object.fromEntries(Object.entries(contents).map(([name, text]) => [name, hashOf(text)])),
      descriptor: {
        name: 'mf-plain',
        title: 'Plain',
        access: 'signed-in',
        routes: [{ path: '/plain' }],
        menu: [],
        exposes: ['./remote'],
      } as unknown as SmokeRelease['manifest']['descriptor'],
    },
  };
}

function containerText(container: string, source: PlainSource): string {
  const { atImport = '', beforeScreen = '', content = 'null' } = source;
  const screen =
    source.screen ??
    `function Screen() {
      const client = query.useQueryClient();
      const [state, setState] = React.useState('');
      ${source.inRender ?? ''}
      React.useEffect(() => {
        ${source.onMount ?? ''}
        return () => { ${source.onLeave ?? ''} };
      }, []);
      return h('section', { className: 'plain-root' }, h('h1', null, 'Plain'), ${content});
    }`;
  return `var ${container} = (() => {
    let scope;
    const take = async (name) => {
      const provided = Object.values(scope[name])[0];
      return (provided.lib ?? (await provided.get()))();
    };
    ${atImport}
    return {
      init(given) { scope = given; },
      async get() {
        const [${Object.keys(libraries).join(', ')}] = await Promise.all(${JSON.stringify(Object.values(libraries))}.map(take));
        const h = React.createElement;
        ${beforeScreen}
        ${screen}
        const routes = ${source.routes ?? "[{ path: '/plain', screen: async () => Screen }]"};
        return () => ({ default: { routes, parts: {}, createScreens: () => () => h(Screen) } });
      },
    };
  })();`;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
