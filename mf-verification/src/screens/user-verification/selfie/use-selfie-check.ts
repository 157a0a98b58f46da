import type { CheckReason } from '@suite/contracts/verification';
import { useState } from 'react';
import { toast } from '../../../components/feedback/toast.ts';
import { useRefusalText } from '../../../components/language/use-refusal-text.ts';
import { useWords } from '../../../components/language/use-words.ts';
import type { CapturedPhoto } from '../../../domain/camera/captured-photo.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { useCheckSelfie } from '../../../queries/verify-identity.ts';
import { isUnjudged, refusalOf } from '../../../queries/call-as-guest.ts';
import { reasonKey } from '../reason-key.ts';
import type { StepProps } from '../step-props.ts';

/** A refused selfie must be taken again; one that was not evaluated can be sent again. */
export function useSelfieCheck({ booking, person, move, refuse }: StepProps) {
  const { say } = useWords(refusalsCatalog);
  const { say: sayStep } = useWords(stepsCatalog);
  const tell = useRefusalText();
  const check = useCheckSelfie(booking.verification_token);
  const [reason, setReason] = useState<CheckReason | null>(null);

  const start = (challenge_id: string, selfie: CapturedPhoto) => {
    setReason(null);
    check.mutate(
      { person, challenge_id, selfie },
      {
        onSuccess: ({ result }) =>
          result.success ? move({ kind: 'accept-selfie', file: selfie.file }) : setReason(result.reason),
        // A notice beside the button explains an unevaluated selfie; a toast would cover both.
        onError: (error) =>
          isUnjudged(refusalOf(error)) ? toast.clear() : refuse(error, { isExplained: true }),
      },
    );
  };
  const refusal = check.error && refusalOf(check.error);
  const unsent = refusal && isUnjudged(refusal) ? check.variables : undefined;
  const explain = () => (unsent ? sayStep('photosKept') : refusal && tell(refusal));
  return {
    start,
    isChecking: check.isPending,
    problem: reason === null ? explain() : say(reasonKey({ reason, photo: 'selfie' })),
    sendAgain: unsent ? () => start(unsent.challenge_id, unsent.selfie) : null,
  };
}
