import type { Database } from '@suite/database';
import type { RegistryOptions, ReleaseStorage } from '@suite/registry';
import type { Caller } from '../auth/auth.public.ts';
import type { Config } from '../config.ts';
import type { Guest, ImageStore, VerificationJobs } from '../verification/verification.public.ts';
import type { LimitCaller } from './caller-limits.ts';
import type { FullDisk } from './full-disk.ts';
import type { UploadSlots } from './upload-slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    config: Config;
    releaseStorage: ReleaseStorage;
    /** Guests' photos. */
    images: ImageStore;
    /** Checks of guests' photos are sent there. */
    verificationJobs: VerificationJobs;
    /** Counts a call of `request.caller`, and refuses one too many. */
    limitCaller: LimitCaller;
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
    /** Set on calls of guests alone. */
    guest: Guest | null;
    /** The files of a form, by the names of their parts; none until it was read. */
    formFiles: Readonly<Record<string, readonly Buffer[]>>;
  }
}
