import type { Location } from 'react-router-dom';

/** The path that a visitor asked for before the sign-in; only paths of this application count. */
export function savedLocation(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

/** The state that remembers where the visitor was. */
export function rememberLocation({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash };
}
