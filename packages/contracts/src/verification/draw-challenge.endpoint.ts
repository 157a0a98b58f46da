import { object, string, type InferType } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { actingForField } from './guest-person.schema.ts';

const challengeSchema = object({ user_type: actingForField }).noUnknown();

export const headTurns = ['left', 'right'] as const;

/** The guest's own left or right, as they mean it, not as a mirror shows it. */
export type HeadTurn = (typeof headTurns)[number];

export type ChallengePayload = InferType<typeof challengeSchema>;

/**
 * Draws the way a person has to turn the head. It serves one check, for ten minutes; drawn again before that, it is the
 * same way. Refused while checks are paused.
 */
export const drawChallengeEndpoint = defineEndpoint({
  name: 'draw-challenge',
  method: 'POST',
  path: '/verification/challenge',
  access: 'guest',
  body: challengeSchema,
  result: object({
    challenge_id: string().required(),
    turn: string<HeadTurn>().required(),
    expires_at: string().required(),
  }),
  fallbackMessage: 'Failed to start the selfie',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'PERMISSION_DENIED',
    'CONSENT_REQUIRED',
    'NOT_FOUND',
    'CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
});
