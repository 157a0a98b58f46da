/**
 * Lets each module accept its own updates and keep the state of its components.
 * @this {import('webpack').LoaderContext<object>} @param {string} source @param {any} map
 */
// oxlint-disable-next-line house/no-default-export -- webpack calls a loader by its default export
export default function refreshLoader(source, map) {
  // The prefix is one line, so that source maps of errors stay right.
  const before =
    "import { keepModule as $keepModule$, refreshCalls as $refreshCalls$ } from '@suite/remote-kit/developing';" +
    'var { register: $RefreshReg$, sign: $RefreshSig$ } = $refreshCalls$(__webpack_module__.id);';
  const after = 'if (import.meta.webpackHot) $keepModule$(__webpack_module__, import.meta.webpackHot);';
  this.callback(null, `${before}${source}\n${after}\n`, map);
}
