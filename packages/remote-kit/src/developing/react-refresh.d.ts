declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(global: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...more: unknown[]) => unknown;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): unknown;
}
