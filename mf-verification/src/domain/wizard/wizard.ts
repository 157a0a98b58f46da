import type { GuestPerson } from '@suite/contracts/bookings';
import type {
  CheckedPhoto,
  CheckReason,
  DocumentSide,
  DocumentSource,
  ShownDocument,
} from '@suite/contracts/verification';

export const stepNames = ['details', 'consent', 'selfie', 'document', 'complete'] as const;

export type StepName = (typeof stepNames)[number];

export interface Selfie {
  file: File | null;
}

/** The file is null where the server keeps the photo of an earlier visit. */
export interface DocumentPhoto {
  file: File | null;
  source: DocumentSource;
}

/** `photo` is null when the reason concerns neither photo, or both. */
export interface Refused {
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  /** The side is null when the reason concerns both sides, or there is one. */
  document_side: DocumentSide | null;
  desk_review: boolean;
}

export type Outcome = { isVerified: true; isDocumentExpired?: boolean } | ({ isVerified: false } & Refused);

/** Files exist in this state alone and are lost with the page. */
export interface Wizard {
  step: StepName;
  person: GuestPerson;
  isConsented: boolean;
  selfie: Selfie | null;
  documentType: Exclude<ShownDocument, 'one_sided_card'>;
  document: DocumentPhoto | null;
  /** `same-side` means that one side was sent twice, `again` that one of two must be retaken. */
  otherSide: 'unasked' | 'asked' | 'same-side' | 'again';
  documentBack: DocumentPhoto | null;
  outcome: Outcome | null;
}

export type WizardMove =
  | { kind: 'begin' | 'agree' | 'back' | 'try-again' | 'ask-consent' }
  | { kind: 'tick'; isConsented: boolean }
  | { kind: 'check'; outcome: Outcome }
  | { kind: 'turn-to'; person: GuestPerson; photos: StoredPhotos }
  | { kind: 'finish'; person: GuestPerson }
  | PhotoMove;

type PhotoMove =
  | {
      kind: 'leave-selfie' | 'retake-selfie' | 'lose-selfie' | 'retake-document' | 'retake-back' | 'ask-back';
    }
  | { kind: 'accept-selfie'; file: File }
  | { kind: 'choose-document'; documentType: Wizard['documentType'] }
  | { kind: 'take-document'; document: DocumentPhoto }
  | { kind: 'take-back'; document: DocumentPhoto };

export type StoredPhotos = Pick<
  Wizard,
  'selfie' | 'documentType' | 'document' | 'otherSide' | 'documentBack'
>;

const noDocument = { document: null, otherSide: 'unasked', documentBack: null } as const;

export function startWizard(person: GuestPerson, step: StepName = 'details'): Wizard {
  return {
    ...{ step, person, isConsented: false, selfie: null, outcome: null },
    documentType: 'passport',
    ...noDocument,
  };
}

export function moveWizard(wizard: Wizard, move: WizardMove): Wizard {
  switch (move.kind) {
    case 'begin':
      return { ...wizard, step: 'consent' };
    case 'tick':
      return { ...wizard, isConsented: move.isConsented };
    case 'agree':
      return wizard.isConsented ? { ...wizard, step: 'selfie' } : wizard;
    case 'ask-consent':
      return startWizard(wizard.person, 'consent');
    case 'back':
      // The result belongs to a check that has ended, so Back starts over.
      return wizard.step === 'complete'
        ? startWizard(wizard.person)
        : { ...wizard, step: stepBefore(wizard.step) };
    case 'check':
      return {
        ...wizard,
        step: 'complete',
        outcome: move.outcome,
        selfie: isDocumentAtFault(move.outcome) ? wizard.selfie : null,
        ...documentAfter(wizard, move.outcome),
      };
    case 'try-again':
      return { ...wizard, step: wizard.selfie ? 'document' : 'selfie', outcome: null };
    case 'turn-to':
      return { ...startWizard(move.person, 'consent'), ...move.photos };
    case 'finish':
      return startWizard(move.person);
    default:
      return movePhotos(wizard, move);
  }
}

function movePhotos(wizard: Wizard, move: PhotoMove): Wizard {
  switch (move.kind) {
    case 'accept-selfie':
      return { ...wizard, selfie: { file: move.file } };
    case 'retake-selfie':
      return { ...wizard, ...withoutKept(wizard), selfie: null };
    case 'leave-selfie':
      return wizard.selfie ? { ...wizard, step: 'document' } : wizard;
    case 'choose-document':
      return { ...wizard, documentType: move.documentType };
    case 'take-document':
      return { ...wizard, document: move.document };
    case 'retake-document':
      return { ...wizard, document: null };
    case 'ask-back':
      return {
        ...wizard,
        otherSide: wizard.documentBack ? 'same-side' : 'asked',
        documentBack: null,
      };
    case 'take-back':
      return { ...wizard, documentBack: move.document };
    case 'retake-back':
      return { ...wizard, documentBack: null };
    case 'lose-selfie':
      return { ...wizard, ...withoutKept(wizard), step: 'selfie', selfie: null };
  }
}

export function stepsBack(step: StepName): number {
  return step === 'complete' ? 1 : stepNames.indexOf(step);
}

function isDocumentAtFault(outcome: Outcome): boolean {
  return !outcome.isVerified && outcome.photo === 'document';
}

/** The side that is not at fault is kept. */
function documentAfter(wizard: Wizard, outcome: Outcome) {
  const side = isDocumentAtFault(outcome) && 'document_side' in outcome ? outcome.document_side : null;
  if (side === null || !wizard.document || !wizard.documentBack) return noDocument;
  return {
    otherSide: 'again',
    document: side === 'document' ? null : wizard.document,
    documentBack: side === 'document_back' ? null : wizard.documentBack,
  } as const;
}

/** A side that the server keeps belongs to the selfie that it was compared with. */
function withoutKept({ document, documentBack, otherSide }: Wizard) {
  const isKept = document?.file === null || documentBack?.file === null;
  return isKept ? noDocument : { document, documentBack, otherSide };
}

function stepBefore(step: StepName): StepName {
  return stepNames[stepNames.indexOf(step) - 1] ?? 'details';
}

export function isSamePerson(one: GuestPerson, other: GuestPerson): boolean {
  return one.user_type === other.user_type && one.item_id === other.item_id;
}
