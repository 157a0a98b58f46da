import type { MessageParam } from '../http/envelope.ts';
import { authSentences } from './auth.ts';
import { bookingHistorySentences } from './booking-history.ts';
import { bookingSentences } from './bookings.ts';
import { dashboardSentences } from './dashboard.ts';
import { deskSentences } from './desk.ts';
import { guestPageSentences } from './guest-page.ts';
import { hotelSentences } from './hotels.ts';
import { integrationSentences } from './integrations.ts';
import { calendarSentences } from './calendars.ts';
import { importSentences } from './imports.ts';
import { requestSentences } from './requests.ts';
import { singleSignOnSentences } from './single-sign-on.ts';
import { staffRoleSentences } from './staff-roles.ts';

/** The console translates these codes in `messages/*.json`. */
export const consoleSentences = {
  ...authSentences,
  ...bookingHistorySentences,
  ...bookingSentences,
  ...calendarSentences,
  ...dashboardSentences,
  ...deskSentences,
  ...hotelSentences,
  ...integrationSentences,
  ...importSentences,
  ...requestSentences,
  ...singleSignOnSentences,
  ...staffRoleSentences,
};

/** The guest page translates refusals by their `errorType`, and commands are in English. */
export const sentences = {
  ...consoleSentences,
  ...guestPageSentences,
  ACCOUNTS_EXIST: 'There are accounts already; only an empty database gets a first one.',
} as const;

export type MessageCode = keyof typeof sentences;

type NameIn<Text> = Text extends `${string} ${string}` | `${string}{${string}` ? never : Text;

type NameAtStart<Text> = Text extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? NameIn<Name>
    : NameIn<Inside>
  : never;

type Placeholders<Text> = Text extends `${string}{${infer Rest}`
  ? NameAtStart<Rest> | Placeholders<Rest>
  : never;

export type ParamsOfCode<Code extends MessageCode> = Readonly<
  Record<Placeholders<(typeof sentences)[Code]>, MessageParam>
>;

export type PlainCode = {
  [Code in MessageCode]: [Placeholders<(typeof sentences)[Code]>] extends [never] ? Code : never;
}[MessageCode];

type FilledCode = Exclude<MessageCode, PlainCode>;

export type Refusal =
  | [code: PlainCode, params?: Readonly<Record<string, never>>, field?: string | undefined]
  | {
      [Code in FilledCode]: [code: Code, params: ParamsOfCode<Code>, field?: string | undefined];
    }[FilledCode];
