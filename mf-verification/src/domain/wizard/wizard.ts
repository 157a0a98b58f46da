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

/** A selfie that the server has accepted; without a file where it was taken in an earlier visit. */
export interface Selfie {
  file: File | null;
}

/** The photo of a document; without a file where the server keeps it from an earlier visit. */
export interface DocumentPhoto {
  file: File | null;
  source: DocumentSource;
}

/** Why a check did not verify: `photo` is the one that the reason is about, null when that is neither of them or both. */
export interface Refused {
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  /** The side of a card that the reason is about; null for both, or where there is one. */
  document_side: DocumentSide | null;
  desk_review: boolean;
}

/** What a check came to. */
export type Outcome = { isVerified: true; isDocumentExpired?: boolean } | ({ isVerified: false } & Refused);

/** How far a guest is. Files live here alone: they are gone with the page. */
export interface Wizard {
  step: StepName;
  /** Whose turn it is. */
  person: GuestPerson;
  isConsented: boolean;
  selfie: Selfie | null;
  /** What the guest says that the document is. */
  documentType: Exclude<ShownDocument, 'one_sided_card'>;
  document: DocumentPhoto | null;
  /** Whether the server needs the other side of the card, got the same side twice, or needs one of the two once more. */
  otherSide: 'unasked' | 'asked' | 'same-side' | 'again';
  documentBack: DocumentPhoto | null;
  outcome: Outcome | null;
}

export type WizardMove =
  | { kind: 'begin' | 'agree' | 'back' | 'try-again' | 'ask-consent' }
  | { kind: 'tick'; isConsented: boolean }
  | { kind: 'check'; outcome: Outcome }
  | { kind: 'turn-to'; person: GuestPerson; photos: KeptPhotos }
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

/** The photos of a visit. */
export type KeptPhotos = Pick<Wizard, 'selfie' | 'documentType' | 'document' | 'otherSide' | 'documentBack'>;

const noDocument = { document: null, otherSide: 'unasked', documentBack: null } as const;

/** A guest at the start of a step, with nothing ticked and no photos. */
export function startWizard(person: GuestPerson, step: StepName = 'details'): Wizard {
  return {
    ...{ step, person, isConsented: false, selfie: null, outcome: null },
    documentType: 'passport',
    ...noDocument,
  };
}

/** One move forward or back; a move that the state does not allow changes nothing. */
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
      // What the result came from is over.
      return wizard.step === 'complete'
        ? startWizard(wizard.person)
        : { ...wizard, step: stepBefore(wizard.step) };
    case 'check':
      // Only the photo at fault is taken again.
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

/** What becomes of the photos when one is taken, accepted, given up or asked for. */
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

/** How often a guest can go back before they are at the details. */
export function stepsBack(step: StepName): number {
  return step === 'complete' ? 1 : stepNames.indexOf(step);
}

function isDocumentAtFault(outcome: Outcome): boolean {
  return !outcome.isVerified && outcome.photo === 'document';
}

/** Of two sides the one that is not at fault stays. */
function documentAfter(wizard: Wizard, outcome: Outcome) {
  const side = isDocumentAtFault(outcome) && 'document_side' in outcome ? outcome.document_side : null;
  if (side === null || !wizard.document || !wizard.documentBack) return noDocument;
  return {
    otherSide: 'again',
    document: side === 'document' ? null : wizard.document,
    documentBack: side === 'document_back' ? null : wizard.documentBack,
  } as const;
}

/** A side that the server keeps goes with the selfie that it was compared with. */
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
