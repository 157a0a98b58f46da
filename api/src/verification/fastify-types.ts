import type { ImageStore } from './image-store/open-image-store.ts';
import type { VerificationJobs } from './queue/open-verification-jobs.ts';
import type { Guest } from './verification.policy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    images: ImageStore;
    verificationJobs: VerificationJobs;
  }
  interface FastifyRequest {
    /** Set on calls of guests only. */
    guest: Guest | null;
  }
}
