import type { CheckReason } from '@suite/contracts/verification';
import { useState } from 'react';
import { useRefusalText } from '../../../components/language/use-refusal-text.ts';
import { useWords } from '../../../components/language/use-words.ts';
import type { CapturedPhoto } from '../../../domain/camera/captured-photo.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { useCheckSelfie } from '../../../queries/check-selfie.mutation.ts';
import { refusalOf } from '../../../queries/call-as-guest.ts';
import { reasonKey } from '../reason-key.ts';
import type { StepProps } from '../step-props.ts';

/** Has a selfie accepted by the server. One that was refused is taken again on the spot. */
export function useSelfieCheck({ booking, person, move, refuse }: StepProps) {
  const { say } = useWords(refusalsCatalog);
  const tell = useRefusalText();
  const check = useCheckSelfie(booking.verification_token);
  const [reason, setReason] = useState<CheckReason | null>(null);

  const start = (challenge_id: string, { file, time, frames }: CapturedPhoto) => {
    setReason(null);
    check.mutate(
      { person, challenge_id, selfie: { file, time, frames } },
      {
        onSuccess: ({ result }) =>
          result.success ? move({ kind: 'accept-selfie', file }) : setReason(result.reason),
        onError: refuse,
      },
    );
  };
  const problem =
    reason === null
      ? check.error && tell(refusalOf(check.error))
      : say(reasonKey({ reason, photo: 'selfie' }));
  return { start, isChecking: check.isPending, problem };
}
