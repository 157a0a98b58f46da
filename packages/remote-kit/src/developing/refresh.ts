import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import { showBuildError } from './build-error.ts';
import type { HotModule } from './hot-module.ts';

interface ReactHook {
  renderers: Map<number, { scheduleRefresh?: unknown }>;
}

injectIntoGlobalHook(globalThis);

/** Whether the page's React can replace a component and keep its state: development builds can. */
function canRefresh(): boolean {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return [...(hook?.renderers.values() ?? [])].some(({ scheduleRefresh }) => Boolean(scheduleRefresh));
}

/** The two functions that compiled components of a module call: one names them, one describes their hooks. */
export function refreshCalls(moduleId: string | number) {
  return {
    register: (type: unknown, name: string) => register(type, `${moduleId} ${name}`),
    sign: createSignatureFunctionForTransform,
  };
}

/**
 * Called at the end of each module of a remote. One that exports components alone takes its own updates, and their
 * state stays; any other hands them on to the modules that import it, at last to the remote as a whole.
 */
export function keepModule(module: { exports: object }, hot: HotModule): void {
  const before = hot.data?.names;
  const names = canRefresh() ? componentNames(module.exports) : undefined;
  if (names !== undefined) {
    hot.dispose((data) => {
      data.names = names;
    });
    hot.accept(showBuildError);
  }
  if (before !== undefined && before !== names) hot.invalidate();
}

/** Shows the components that were replaced since. */
export function refreshComponents(): void {
  performReactRefresh();
}

function componentNames(exports: object): string | undefined {
  const entries = Object.entries(exports);
  const all = entries.length > 0 && entries.every(([, value]) => isLikelyComponentType(value));
  return all ? entries.map(([name]) => name).join(' ') : undefined;
}
