import type { GuestPerson } from '@suite/contracts/bookings';
import { checkSelfieEndpoint, type SelfieCheckResult } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import type { CapturedPhoto } from '../domain/camera/captured-photo.ts';
import { callAsGuest } from './call-as-guest.ts';

interface SentSelfie {
  person: GuestPerson;
  challenge_id: string;
  selfie: CapturedPhoto;
}

/** A refused selfie is a result, not an error. */
export function useCheckSelfie(token: string) {
  return useMutation<{ message: string; result: SelfieCheckResult }, Error, SentSelfie>({
    mutationFn: ({ person: { user_type, item_id }, challenge_id, selfie: { file, time, frames } }) =>
      callAsGuest(token, checkSelfieEndpoint, {
        body: {
          challenge_id,
          frame_times: frames.map((frame) => Math.max(0, frame.time - time)).join(','),
          frame_poses: frames.map(({ pose }) => pose).join(','),
          user_type,
          item_id,
        },
        files: { selfie: file, frames: frames.map(({ picture }) => picture) },
      }),
    networkMode: 'always',
  });
}
