import { array, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { actingForField } from '../bookings/guest-person.schema.ts';

const challengeSchema = object({ user_type: actingForField }).noUnknown();

export const headPoses = ['left', 'right', 'up', 'down'] as const;

/** A pose may be drawn more than once, so that there are 64 orders. */
export const posesPerSelfie = 3;

/** The guest's own left and right count, not those of a mirror. */
export type HeadPose = (typeof headPoses)[number];

export type ChallengePayload = InferType<typeof challengeSchema>;

/**
 * Draws the poses of the head for one selfie, in their order. They serve one selfie, for ten minutes; drawn again before
 * that, they are the same. 429 while checks are paused, and after ten selfies within ten minutes.
 */
export const drawChallengeEndpoint = defineEndpoint({
  name: 'draw-challenge',
  version: 3,
  method: 'POST',
  path: '/verification/challenge',
  access: 'guest',
  body: challengeSchema,
  result: object({
    challenge_id: string().required(),
    poses: array(string<HeadPose>().required()).required(),
    expires_at: string().required(),
  }),
  fallbackMessage: 'Failed to start the selfie',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});
