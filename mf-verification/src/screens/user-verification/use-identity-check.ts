import type { IdentityCheckResult } from '@suite/contracts';
import { useState } from 'react';
import { toast } from '../../components/toast.ts';
import { useLanguage } from '../../components/use-language.ts';
import { useWords } from '../../components/use-words.ts';
import { stepsCatalog } from '../../languages/steps/steps-catalog.ts';
import { useCreateVerificationAttempt } from '../../queries/create-verification-attempt.mutation.ts';
import { useVerifyIdentity } from '../../queries/verify-identity.mutation.ts';
import type { StepProps } from './step-props.ts';

/** How long the message of a check is shown. */
const messageMs = 5000;

interface Passed {
  /** The photo that passed: another one is checked anew. */
  document: File;
  message: string;
  result: IdentityCheckResult;
}

/** Has both photos compared and records a match. A record that failed is made up for without comparing again. */
export function useIdentityCheck({ booking, wizard, person, move, refuse, refresh }: StepProps) {
  const { say } = useWords(stepsCatalog);
  const { language } = useLanguage();
  const verify = useVerifyIdentity(booking.verification_token);
  const record = useCreateVerificationAttempt(booking.verification_token);
  const [passed, setPassed] = useState<Passed | null>(null);
  const { user_type, item_id, name } = person;

  const finish = async ({ message, result }: Omit<Passed, 'document'>) => {
    const { similarity_score, document_data, face_match_details } = result;
    await record.mutateAsync({
      booking_id: booking.id,
      selfie_url: result.selfie_url ?? '',
      document_url: result.document_url ?? '',
      similarity_score,
      is_match: true,
      document_data,
      face_match_details,
      name,
      user_type: { user_type, item_id },
    });
    toast.success(language === 'en' && message ? message : say('complete'), { durationMs: messageMs });
    move({ kind: 'check', outcome: { isVerified: true } });
  };

  const check = async () => {
    const { selfie, document } = wizard;
    if (!selfie || !document) return toast.error(say('bothPhotos'));
    if (passed?.document === document) return finish(passed);
    const { challenge_id, file, frames } = selfie;
    const answer = await verify.mutateAsync({
      person: { user_type, item_id },
      challenge_id,
      selfie: file,
      frames,
      document,
    });
    const { success, reason, desk_review } = answer.result;
    if (success) {
      setPassed({ document, ...answer });
      return finish(answer);
    }
    const message = language === 'en' && answer.message ? answer.message : say('verificationFailed');
    toast.error(message, { durationMs: messageMs });
    move({ kind: 'check', outcome: { isVerified: false, reason, desk_review } });
    // How many tries are left, and whether there is a pause.
    refresh();
  };

  return {
    start: () => void check().catch(refuse),
    isChecking: verify.isPending || record.isPending,
    hasFailed: verify.isError || record.isError,
  };
}
