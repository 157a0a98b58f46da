import { expect, test } from '@jest/globals';
import type { ErrorType } from '@suite/contracts/http';
import {
  accompanyGuestEndpoint,
  chooseDeskEndpoint,
  createVerificationAttemptEndpoint,
  deleteVerificationDataEndpoint,
  drawChallengeEndpoint,
  giveConsentEndpoint,
  rateStayEndpoint,
  sendVerificationEmailEndpoint,
  storeGuestFactsEndpoint,
  undoAccompanyEndpoint,
  verifyIdentityEndpoint,
} from '@suite/contracts/verification';
import { nameRefusal } from './name-refusal.ts';

const guestCalls = [
  accompanyGuestEndpoint,
  chooseDeskEndpoint,
  createVerificationAttemptEndpoint,
  deleteVerificationDataEndpoint,
  drawChallengeEndpoint,
  giveConsentEndpoint,
  rateStayEndpoint,
  sendVerificationEmailEndpoint,
  storeGuestFactsEndpoint,
  undoAccompanyEndpoint,
  verifyIdentityEndpoint,
];
const errorTypes = [...new Set(guestCalls.flatMap(({ errors }) => errors))];
const refused = (status: number, errorType: ErrorType, field?: string) =>
  nameRefusal({ status, errorType, errors: field === undefined ? [] : [{ field, message: 'Refused' }] });

test('every error type that a call of guests promises is told as one of its own', () => {
  const unsaid: ErrorType[] = ['VALIDATION_ERROR', 'BAD_REQUEST', 'ORIGIN_REFUSED'];
  const told = errorTypes.filter((type) => !unsaid.includes(type)).map((type) => refused(400, type));
  expect(new Set(told).size).toBe(errorTypes.length - unsaid.length);
  expect(told).not.toContain('notUnderstood');
});

test.each([
  [400, 'VALIDATION_ERROR', 'selfie', 'unreadableSelfie'],
  [400, 'VALIDATION_ERROR', 'frames', 'unreadableSelfie'],
  [400, 'VALIDATION_ERROR', 'document', 'unreadableDocument'],
  [400, 'VALIDATION_ERROR', 'email', 'emailRefused'],
  [400, 'VALIDATION_ERROR', 'challenge_id', 'notUnderstood'],
  [415, 'BAD_REQUEST', undefined, 'notUnderstood'],
  [413, 'TOO_LARGE', 'selfie', 'tooLarge'],
  [413, 'TOO_LARGE', undefined, 'tooLarge'],
  [503, 'UNAVAILABLE', undefined, 'unavailable'],
  [0, 'UNAVAILABLE', undefined, 'noAnswer'],
  [500, 'INTERNAL_ERROR', undefined, 'wentWrong'],
  [502, 'SOMETHING_NEW' as ErrorType, undefined, 'wentWrong'],
  [410, 'SOMETHING_NEW' as ErrorType, undefined, 'notUnderstood'],
] as const)('%s %s of %s is told as %s', (status, errorType, field, name) => {
  expect(refused(status, errorType, field)).toBe(name);
});
