import type { Release } from '@suite/descriptor';

export interface StoredRelease {
  release: string;
  manifest: Release;
  base: string;
}
