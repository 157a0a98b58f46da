import type { Location } from 'react-router-dom';

/** Accepts only paths of this application, which prevents open redirects. */
export function savedLocation(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

export function rememberLocation({ pathname, search, hash }: Location): { from: string } {
  return { from: pathname + search + hash };
}
