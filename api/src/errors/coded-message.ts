import type { CalendarDate } from '@suite/contracts/dates';
import type { Message, MessageParam, MessageParams } from '@suite/contracts/http';
import { sentences, type MessageCode, type ParamsOfCode } from '@suite/contracts/messages';
import { fillPlaceholders, formatPlural, type MessageValues } from '@suite/i18n/server';

export function codedMessage<Code extends MessageCode>(code: Code, params: ParamsOfCode<Code>): Message {
  const message = inEnglish(sentences[code], params);
  return { message, code, ...(Object.keys(params).length > 0 && { params }) };
}

function inEnglish(sentence: string, params: MessageParams): string {
  const values = englishValues(params);
  return sentence.includes(', plural,')
    ? formatPlural(sentence, 'en', values)
    : fillPlaceholders(sentence, values);
}

export function englishValues(params: MessageParams): MessageValues {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, englishValue(param)]));
}

function englishValue(param: MessageParam): string | number {
  if (typeof param !== 'object') return param;
  if ('date' in param) return spokenDate(param.date);
  if ('dates' in param) return param.dates.map(spokenDate).join(', ');
  if ('message' in param) return param.message;
  return 'texts' in param ? param.texts.join(', ') : param.sentences.join(' ');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function spokenDate(date: CalendarDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${months[Number(month) - 1] ?? month}/${year}`;
}

/** Reads a message that was stored by its code, in the words of today. */
export function readStoredMessage({
  code,
  params = {},
}: {
  code: string;
  params?: MessageParams | undefined;
}): Message {
  return codedMessage(code as MessageCode, params as ParamsOfCode<MessageCode>);
}
