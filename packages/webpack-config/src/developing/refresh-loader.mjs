/**
 * Lets each module of a remote take its own updates, where the page's React can keep the state of its components.
 * The compiler names the components and their hooks; this hands them to the page.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {any} map
 */
// oxlint-disable-next-line house/no-default-export -- webpack calls a loader by its default export
export default function refreshLoader(source, map) {
  // On one line, or every line of an error would be reported wrongly.
  const before =
    "import { keepModule as $keepModule$, refreshCalls as $refreshCalls$ } from '@suite/remote-kit/developing';" +
    'var { register: $RefreshReg$, sign: $RefreshSig$ } = $refreshCalls$(__webpack_module__.id);';
  const after = 'if (import.meta.webpackHot) $keepModule$(__webpack_module__, import.meta.webpackHot);';
  this.callback(null, `${before}${source}\n${after}\n`, map);
}
