import type { Database } from '@suite/database';
import type { RegistryOptions, ReleaseStorage, ServiceOptions } from '@suite/registry';
import type { Caller } from '../access/caller.ts';
import type { Config } from '../config/config.ts';
import type { RequireCaller, StoreUnconfirmed } from './endpoints/require-caller.ts';
import type { LimitCaller } from './limits/caller-limits.ts';
import type { FullDisk } from './errors/full-disk.ts';
import type { UploadSlots } from './bodies/upload-slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    config: Config;
    releaseStorage: ReleaseStorage;
    /** Finds the caller of a request, or refuses it; registered by the context that knows sessions. */
    requireCaller: RequireCaller;
    /** Stores a call that its caller has to confirm; registered by the context that knows sessions. */
    storeUnconfirmed: StoreUnconfirmed;
    /** Counts a call of `request.caller`, and refuses one too many. */
    limitCaller: LimitCaller;
    /** Counts a call of a service of a remote; undefined without metrics. */
    countServiceCall: ServiceOptions['onCall'];
    /** Whether there is space to write. */
    fullDisk: FullDisk;
    /** Counts a use of an override; undefined without metrics. */
    countOverride: RegistryOptions['onOverride'];
    /** Limits what guests send at one time. */
    uploads: UploadSlots;
  }
  interface FastifyRequest {
    /** Set once the route has asked for it; null until then and for public calls. */
    caller: Caller | null;
    /** The files of a form, by the names of their parts; none until it was read. */
    formFiles: Readonly<Record<string, readonly Buffer[]>>;
  }
}
