import type { IdentityCheckResult, ShownDocument } from '@suite/contracts/verification';
import { useState } from 'react';
import { toast } from '../../../components/feedback/toast.ts';
import { useLanguage } from '../../../components/language/use-language.ts';
import { useRefusalText } from '../../../components/language/use-refusal-text.ts';
import { useWords } from '../../../components/language/use-words.ts';
import type { DocumentPhoto, Selfie } from '../../../domain/wizard/wizard.ts';
import { refusalsCatalog } from '../../../languages/refusals/refusals-catalog.ts';
import { stepsCatalog } from '../../../languages/steps/steps-catalog.ts';
import { isUnjudged, refusalOf, type Refusal } from '../../../queries/call-as-guest.ts';
import { useCreateVerificationAttempt, useVerifyIdentity } from '../../../queries/verify-identity.ts';
import { reasonKey } from '../reason-key.ts';
import type { StepProps } from '../step-props.ts';

const messageMs = 5000;

interface Passed {
  /** The result is reused for exactly these photos. */
  document: DocumentPhoto;
  documentBack: DocumentPhoto | null;
  message: string;
  result: IdentityCheckResult;
}

interface Photos {
  selfie: Selfie;
  document: DocumentPhoto;
  back: DocumentPhoto | null;
}

function photosToCheck(
  { user_type, item_id }: StepProps['person'],
  document_type: ShownDocument,
  { selfie, document, back }: Photos,
) {
  return {
    person: { user_type, item_id },
    document_type,
    document_source: back?.source === 'file' ? back.source : document.source,
    ...(document.file ? { document: document.file } : { kept_side: 'document' as const }),
    ...(back && (back.file ? { document_back: back.file } : { kept_side: 'document_back' as const })),
    ...(selfie.file && { selfie: selfie.file }),
  };
}

function useRecordMatch({ booking, person }: StepProps) {
  const { mutateAsync, isPending, error } = useCreateVerificationAttempt(booking.verification_token);
  const { user_type, item_id, name } = person;
  const record = ({ similarity_score, document_data, face_match_details, ...result }: IdentityCheckResult) =>
    mutateAsync({
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
  return { record, isPending, error };
}

/** Compares the document with the selfie and records a match. If recording fails, the next start only records again. */
export function useIdentityCheck(props: StepProps) {
  const { booking, wizard, person, move, refuse, refresh } = props;
  const { say } = useWords(stepsCatalog);
  const { say: sayRefusal } = useWords(refusalsCatalog);
  const { language } = useLanguage();
  const tell = useRefusalText();
  const verify = useVerifyIdentity(booking.verification_token);
  const match = useRecordMatch(props);
  const [passed, setPassed] = useState<Passed | null>(null);

  const finish = async ({ message, result }: Pick<Passed, 'message' | 'result'>) => {
    await match.record(result);
    toast.success(language === 'en' && message ? message : say('complete'), { durationMs: messageMs });
    move({ kind: 'check', outcome: { isVerified: true, isDocumentExpired: result.document_expired } });
  };

  const check = async (document_type: ShownDocument) => {
    const { selfie, document } = wizard;
    if (!selfie || !document) return toast.error(say('bothPhotos'));
    const back = document_type === 'one_sided_card' ? null : wizard.documentBack;
    if (passed?.document === document && passed.documentBack === back) return finish(passed);
    // Toasts of earlier steps would delay the message of this check.
    toast.clear();
    const answer = await verify.mutateAsync(photosToCheck(person, document_type, { selfie, document, back }));
    const { reason, photo, document_side, desk_review } = answer.result;
    if (answer.result.success) {
      setPassed({ document, documentBack: back, ...answer });
      return finish(answer);
    }
    if (reason === 'OTHER_SIDE_MISSING') return move({ kind: 'ask-back' });
    const refused = { reason, photo, document_side, desk_review };
    const inEnglish = answer.message || say('verificationFailed');
    toast.error(language === 'en' ? inEnglish : sayRefusal(reasonKey(refused)), { durationMs: messageMs });
    if (reason === 'SELFIE_MISSING') return move({ kind: 'lose-selfie' });
    move({ kind: 'check', outcome: { isVerified: false, ...refused } });
    // The booking contains the remaining tries and the pause.
    refresh();
  };

  const error = verify.error ?? match.error;
  const isExplained = (reason: unknown) => !isUnjudged(refusalOf(reason));
  const explain = (refusal: Refusal) => (isUnjudged(refusal) ? say('photosKept') : tell(refusal));

  return {
    start: (document_type: ShownDocument = wizard.documentType) =>
      void check(document_type).catch((reason: unknown) =>
        refuse(reason, { isExplained: isExplained(reason) }),
      ),
    isChecking: verify.isPending || match.isPending,
    problem: error && { text: explain(refusalOf(error)), isAnnounced: isExplained(error) },
  };
}
