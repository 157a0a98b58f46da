import type { Release } from '@suite/descriptor';

/** A release with the base address of its files. */
export interface StoredRelease {
  release: string;
  manifest: Release;
  base: string;
}
