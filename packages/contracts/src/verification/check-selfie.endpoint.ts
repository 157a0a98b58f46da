import { boolean, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, numberListField, queryNumberField, textField } from '../forms/strict-fields.ts';
import { posesPerSelfie } from './draw-challenge.endpoint.ts';
import { guestUserTypeField } from '../bookings/guest-person.schema.ts';
import type { CheckReason } from './identity-check.schema.ts';

const megabyte = 1024 * 1024;

const selfieCheckSchema = object({
  success: boolean().required(),
  reason: string<CheckReason>().defined().nullable(),
});

export type SelfieCheckResult = InferType<typeof selfieCheckSchema>;

const mostFrames = 16;
/** Frames taken later than this after the selfie do not count. */
const latestFrameMs = 120_000;

/**
 * Decides whether a selfie may be compared: a usable face that took the drawn poses before the camera, in their order.
 * `frame_times` holds the milliseconds since the selfie for each of `frames`, as `0,250,500`. An accepted selfie takes the
 * place of the one before it. The answer is 200 with `success: false` when it was refused, which counts as no
 * attempt; 429 after ten selfies within ten minutes.
 */
export const checkSelfieEndpoint = defineEndpoint({
  name: 'check-selfie',
  version: 2,
  method: 'POST',
  path: '/verification/selfie',
  access: 'guest',
  files: {
    selfie: { count: 1, size: 8 * megabyte, required: true },
    frames: { count: mostFrames, size: 1 * megabyte },
  },
  body: object({
    challenge_id: textField('Challenge').max(100, 'Challenge is not known'),
    frame_times: numberListField('Frame times', { most: mostFrames, largest: latestFrameMs }),
    frame_poses: numberListField('Frame poses', { most: mostFrames, largest: posesPerSelfie - 1 }),
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
  }).noUnknown(),
  result: selfieCheckSchema,
  fallbackMessage: 'Failed to check the selfie',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});
