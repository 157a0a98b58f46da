import type { GuestPerson } from '@suite/contracts/bookings';
import {
  checkSelfieEndpoint,
  createVerificationAttemptEndpoint,
  drawChallengeEndpoint,
  verifyIdentityEndpoint,
  type DocumentSide,
  type DocumentSource,
  type ShownDocument,
  type VerificationAttemptPayload,
} from '@suite/contracts/verification';
import type { CapturedPhoto } from '../domain/camera/captured-photo.ts';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export const useDrawChallenge = (token: string) =>
  useGuestMutation(
    async (user_type: GuestPerson) =>
      (await callAsGuest(token, drawChallengeEndpoint, { body: { user_type } })).result,
  );

interface SentSelfie {
  person: GuestPerson;
  challenge_id: string;
  selfie: CapturedPhoto;
}

/** A refused selfie is a result, not an error. */
export const useCheckSelfie = (token: string) =>
  useGuestMutation(
    ({ person: { user_type, item_id }, challenge_id, selfie: { file, time, frames } }: SentSelfie) =>
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
  );

interface Photos {
  person: GuestPerson;
  /** Photos that the server keeps from an earlier visit are missing here. */
  selfie?: File;
  document?: File;
  document_back?: File;
  kept_side?: DocumentSide;
  document_type: ShownDocument;
  document_source: DocumentSource;
}

export const useVerifyIdentity = (token: string) =>
  useGuestMutation(({ person, document_type, document_source, kept_side, ...files }: Photos) =>
    callAsGuest(token, verifyIdentityEndpoint, {
      // The server assumes a photo from the camera by default.
      body: {
        ...person,
        document_type,
        ...(kept_side && { kept_side }),
        ...(document_source === 'file' && { document_source }),
      },
      files,
    }),
  );

export const useCreateVerificationAttempt = (token: string) =>
  useGuestMutation(
    (body: VerificationAttemptPayload) => callAsGuest(token, createVerificationAttemptEndpoint, { body }),
    (queries) => ({ onSuccess: () => queries.invalidateQueries(bookingOfLink(token)) }),
  );
