import type { RemoteHost } from '@suite/remote-kit';
import { Slot } from './slot.tsx';

/** What this shell gives remotes for their work with others. */
export const remoteHost: RemoteHost = { Slot };
