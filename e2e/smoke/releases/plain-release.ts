import { createHash } from 'node:crypto';
import type { SmokeRelease } from '@suite/release-tools';

/** Except in `atImport`, scripts may use the shell's `React`, `ReactDom`, `query`, `client`, `router` and `ui`. */
export interface PlainSource {
  atImport?: string;
  beforeScreen?: string;
  inRender?: string;
  onMount?: string;
  onLeave?: string;
  /** Content below the heading: `h(type, props, ...children)`. */
  content?: string;
  screen?: string;
  routes?: string;
  css?: string;
  files?: Readonly<Record<string, string>>;
}

const libraries = {
  React: 'react',
  ReactDom: 'react-dom',
  query: '@tanstack/react-query',
  router: 'react-router-dom',
  ui: '@suite/ui',
};

/** Writes a federation container without a build; all sources share one screen. */
export function plainRelease(title: string, ...sources: readonly PlainSource[]): SmokeRelease {
  const build = createHash('sha256').update(title).digest('hex').slice(0, 12);
  const container = `mf_plain_${build}`;
  const entry = `remoteEntry.${build}.js`;
  const parts = sources.map(ownRoot);
  const css = parts.flatMap((part) => part.css ?? []).join('\n');
  const contents = {
    [entry]: containerText(container, parts),
    ...(css !== '' && { 'screen.css': css }),
    ...Object.assign({}, ...parts.map(({ files }) => files)),
  } as Record<string, string>;
  return {
    release: `1.0.0-${build}`,
    files: new Map(Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)])),
    manifest: {
      name: 'mf-plain',
      version: '1.0.0',
      build,
      container,
      entry,
      preload: css === '' ? [] : ['screen.css'],
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

function ownRoot(source: PlainSource, index: number): PlainSource {
  const text = JSON.stringify(source);
  return JSON.parse(index === 0 ? text : text.replaceAll('plain-root', `plain-root-${index}`)) as PlainSource;
}

function partText(
  { inRender = '', onMount = '', onLeave = '', content = 'null' }: PlainSource,
  index: number,
) {
  return `function Part${index}() {
      const client = query.useQueryClient();
      const [state, setState] = React.useState('');
      ${inRender}
      React.useEffect(() => {
        ${onMount}
        return () => { ${onLeave} };
      }, []);
      return h('section', { className: 'plain-root${index === 0 ? '' : `-${index}`}' }, h('h1', null, 'Plain'), ${content});
    }`;
}

function containerText(container: string, parts: readonly PlainSource[]): string {
  const allOf = (key: 'atImport' | 'beforeScreen') =>
    parts.map((part) => `{ ${part[key] ?? ''} }`).join('\n');
  const screen =
    parts.find((part) => part.screen)?.screen ??
    `${parts.map(partText).join('\n')}
    const Screen = () => [${parts.map((_, index) => `h(Part${index}, { key: ${index} })`).join()}];`;
  const routes =
    parts.find((part) => part.routes)?.routes ?? "[{ path: '/plain', screen: async () => Screen }]";
  return `var ${container} = (() => {
    let scope;
    const take = async (name) => {
      const provided = Object.values(scope[name])[0];
      return (provided.lib ?? (await provided.get()))();
    };
    ${allOf('atImport')}
    return {
      init(given) { scope = given; },
      async get() {
        const [${Object.keys(libraries).join(', ')}] = await Promise.all(${JSON.stringify(Object.values(libraries))}.map(take));
        const h = React.createElement;
        ${allOf('beforeScreen')}
        ${screen}
        const routes = ${routes};
        return () => ({ default: { routes, parts: {}, createScreens: () => () => h(Screen) } });
      },
    };
  })();`;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
