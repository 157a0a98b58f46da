import type { Text } from '../languages/translator.ts';
import { DomainError } from './domain-error.ts';

/** Describes a call to the person who confirms it: an English sentence with `{placeholders}`, and their values. */
export interface ActionSentence {
  text: Text;
  values?: Readonly<Record<string, string>>;
}

/** A call that needs a confirmation of its own. */
export class UnconfirmedActionError extends DomainError {
  readonly sentence: ActionSentence;
  /** The id that the confirmation is given by, once the refusal was stored. */
  action: { id: string; sentence: string; without_password?: true } | undefined;

  constructor(sentence: ActionSentence) {
    super('CONFIRMATION_REQUIRED', 'Please confirm it is you to continue.');
    this.sentence = sentence;
  }
}
