import type { Database, Replica } from '@suite/database';
import type { RegistryOptions, ReleaseStorage, ServiceOptions } from '@suite/registry';
import type { AnyCaller } from '../access/caller.ts';
import type { Config } from '../config/config.ts';
import type { FindMachine, RequireCaller, StoreUnconfirmed } from './endpoints/require-caller.ts';
import type { LimitCaller } from './limits/caller-limits.ts';
import type { LimitPublicCall } from './limits/public-limit.ts';
import type { FullDisk } from './errors/full-disk.ts';
import type { UploadSlots } from './bodies/upload-slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    replica: Replica | undefined;
    config: Config;
    releaseStorage: ReleaseStorage;
    requireCaller: RequireCaller;
    findMachine: FindMachine;
    storeUnconfirmed: StoreUnconfirmed;
    limitCaller: LimitCaller;
    limitPublicCall: LimitPublicCall;
    countServiceCall: ServiceOptions['onCall'];
    fullDisk: FullDisk;
    countOverride: RegistryOptions['onOverride'];
    uploads: UploadSlots;
  }
  interface FastifyRequest {
    caller: AnyCaller | null;
    /** Is for reads only: a replica that shows what the caller must see, or the primary. */
    readonly reader: Database;
    /** A call that is no GET counts as one that wrote anyway. */
    hasWritten: boolean;
    formFiles: Readonly<Record<string, readonly Buffer[]>>;
  }
}
