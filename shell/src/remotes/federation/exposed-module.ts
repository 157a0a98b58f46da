import type { FillModule, RemoteModule } from '@suite/remote-kit';

/** What an exposed module exports by default, as far as its release keeps to it: a remote, or what fills a slot. */
export type ExposedModule = Partial<RemoteModule & FillModule>;
