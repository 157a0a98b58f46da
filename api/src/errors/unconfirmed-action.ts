import type { MessageParams, UnconfirmedAction } from '@suite/contracts/http';
import type { Text } from '../languages/translator.ts';
import { fillPlaceholders } from '@suite/i18n/server';
import { englishValues } from './coded-message.ts';
import { DomainError } from './domain-error.ts';

/** `text` is an English sentence with `{placeholders}` for `values`. */
export interface ActionSentence {
  text: Text;
  values?: MessageParams;
}

export function describeAction({ text, values = {} }: ActionSentence): string {
  return fillPlaceholders(text, englishValues(values));
}

export class UnconfirmedActionError extends DomainError {
  readonly sentence: ActionSentence;
  action: UnconfirmedAction | undefined;

  constructor(sentence: ActionSentence) {
    super('CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED');
    this.sentence = sentence;
  }
}
