import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import { showBuildError } from './build-error.ts';

interface ReactHook {
  renderers: Map<number, { scheduleRefresh?: unknown }>;
}

injectIntoGlobalHook(globalThis);

/** Only development builds of React can replace a component and keep its state. */
function canRefresh(): boolean {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  return [...(hook?.renderers.values() ?? [])].some(({ scheduleRefresh }) => Boolean(scheduleRefresh));
}

/** Compiled modules call these functions to register components and to describe their hooks. */
export function refreshCalls(moduleId: string | number) {
  return {
    register: (type: unknown, name: string) => register(type, `${moduleId} ${name}`),
    sign: createSignatureFunctionForTransform,
  };
}

/** Runs after each module. A module that exports only components accepts its updates; others pass them on. */
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

export function refreshComponents(): void {
  performReactRefresh();
}

function componentNames(exports: object): string | undefined {
  const entries = Object.entries(exports);
  const all = entries.length > 0 && entries.every(([, value]) => isLikelyComponentType(value));
  return all ? entries.map(([name]) => name).join(' ') : undefined;
}

/** The interface covers the used part of webpack's `import.meta.webpackHot`. */
export interface HotModule {
  data?: { names?: string };
  accept(onError: (error: Error) => void): void;
  dispose(leave: (data: { names?: string }) => void): void;
  invalidate(): void;
  status(): string;
  check(apply: boolean): Promise<unknown>;
}
