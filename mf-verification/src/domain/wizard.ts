import type { CheckedPhoto, CheckReason, GuestPerson } from '@suite/contracts/verification';
import type { CapturedPhoto } from './captured-photo.ts';

export const stepNames = ['details', 'consent', 'selfie', 'document', 'complete'] as const;

export type StepName = (typeof stepNames)[number];

/** A selfie, and the head turn it was taken for. */
export interface Selfie extends CapturedPhoto {
  challenge_id: string;
}

/** Why a check did not verify: `photo` is the one that the reason is about, null when that is neither of them or both. */
export interface Refused {
  reason: CheckReason | null;
  photo: CheckedPhoto | null;
  desk_review: boolean;
}

/** What a check came to. */
export type Outcome = { isVerified: true; isDocumentExpired?: boolean } | ({ isVerified: false } & Refused);

/** How far somebody is. Photos live here alone: they are gone with the page. */
export interface Wizard {
  step: StepName;
  /** Whose turn it is. */
  person: GuestPerson;
  isConsented: boolean;
  selfie: Selfie | null;
  document: File | null;
  outcome: Outcome | null;
}

export type WizardMove =
  | {
      kind:
        | 'begin'
        | 'agree'
        | 'back'
        | 'leave-selfie'
        | 'retake-selfie'
        | 'retake-document'
        | 'try-again'
        | 'ask-consent';
    }
  | { kind: 'tick'; isConsented: boolean }
  | { kind: 'take-selfie'; selfie: Selfie }
  | { kind: 'take-document'; document: File }
  | { kind: 'check'; outcome: Outcome }
  | { kind: 'turn-to'; person: GuestPerson }
  | { kind: 'finish'; person: GuestPerson };

/** Somebody at the start of a step, with nothing ticked and no photos. */
export function startWizard(person: GuestPerson, step: StepName = 'details'): Wizard {
  return { step, person, isConsented: false, selfie: null, document: null, outcome: null };
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
    case 'take-selfie':
      return { ...wizard, selfie: move.selfie };
    case 'retake-selfie':
      return { ...wizard, selfie: null };
    case 'leave-selfie':
      return wizard.selfie ? { ...wizard, step: 'document' } : wizard;
    case 'take-document':
      return { ...wizard, document: move.document };
    case 'retake-document':
      return { ...wizard, document: null };
    case 'check':
      // The photos have served: what was refused is taken anew.
      return { ...wizard, step: 'complete', outcome: move.outcome, selfie: null, document: null };
    case 'try-again':
      return { ...startWizard(wizard.person, 'selfie'), isConsented: wizard.isConsented };
    case 'turn-to':
      return startWizard(move.person, 'consent');
    case 'finish':
      return startWizard(move.person);
  }
}

/** How often somebody can go back before they are at the details. */
export function stepsBack(step: StepName): number {
  return step === 'complete' ? 1 : stepNames.indexOf(step);
}

function stepBefore(step: StepName): StepName {
  return stepNames[stepNames.indexOf(step) - 1] ?? 'details';
}

export function isSamePerson(one: GuestPerson, other: GuestPerson): boolean {
  return one.user_type === other.user_type && one.item_id === other.item_id;
}
