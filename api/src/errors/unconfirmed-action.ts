import type { Text } from '../languages/translator.ts';
import { DomainError } from './domain-error.ts';

/** `text` is an English sentence with `{placeholders}` for `values`. */
export interface ActionSentence {
  text: Text;
  values?: Readonly<Record<string, string>>;
}

export class UnconfirmedActionError extends DomainError {
  readonly sentence: ActionSentence;
  action: { id: string; sentence: string; without_password?: true } | undefined;

  constructor(sentence: ActionSentence) {
    super('CONFIRMATION_REQUIRED', 'Please confirm it is you to continue.');
    this.sentence = sentence;
  }
}
