import type { ReactNode } from 'react';

/** Keeps the order of a text: in a page from right to left `Ana +2` or `12 High Street` would turn around. */
export function isolateText(value: ReactNode): ReactNode {
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}
