import type { CalendarDate } from '@suite/contracts/dates';
import type { GuestLanguage } from '@suite/contracts/bookings';
import { lastDayOfLink } from '../link-expiry.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { it } from './languages/it.ts';
import type { VerificationWords } from './verification-words.ts';

const words: Record<GuestLanguage, VerificationWords> = { en, es, de, fr, it, ar };

export type VerificationPerson =
  | { user_type: 'primary'; name: string; is_verified: boolean }
  /** `item_id` is the guest's id, `primary` the name of the person who booked. */
  | { user_type: 'guest'; name: string; item_id: number; primary: string };

export type EmailKind = 'invitation' | 'reminder';

export interface VerificationEmail {
  kind: EmailKind;
  person: VerificationPerson;
  /** The token is the guest's credential: a reader of the mail can act as the guest. */
  token: string;
  short_id: string;
  /** The other rooms of a group whose guests are not all verified. */
  otherRooms?: readonly { token: string; short_id: string }[];
  language: GuestLanguage | null;
  hotel: { hotel_name: string; hotel_email: string; hotel_phone: string };
  stay: { checkin_date: CalendarDate; checkout_date: CalendarDate | null };
  publicUrl: string;
}

export function verificationEmailContent(email: VerificationEmail) {
  const { person, token, short_id, otherRooms = [], hotel, stay, publicUrl } = email;
  const code = email.language ?? 'en';
  const isRightToLeft = code === 'ar';
  const say = words[code];
  const shown = (value: string) => shownValue(value, isRightToLeft);
  const day = (date: CalendarDate) => spokenDay(date, code);
  const hotelName = shown(hotel.hotel_name);
  const { checkin_date, checkout_date } = stay;
  const occasion = occasionOf(email, say, hotelName, shown);
  const content = {
    title: occasion.title,
    greeting: say.hello(shown(person.name)),
    paragraphs: occasion.paragraphs,
    facts: [
      [say.hotel, hotelName] as const,
      [say.checkin, day(checkin_date)] as const,
      ...(checkout_date === null ? [] : [[say.checkout, day(checkout_date)] as const]),
      [say.bookingId, shown(short_id)] as const,
    ],
    link: { label: occasion.button, url: linkOf(publicUrl, token, person), hint: say.buttonHint },
    furtherLinks: otherRooms.map((room) => ({
      label: say.otherRoom(shown(room.short_id)),
      url: linkOf(publicUrl, room.token, person),
    })),
    closing: [
      say.withoutCamera,
      say.neverAsked,
      say.personal(day(lastDayOfLink(stay))),
      `${say.contact(hotelName, shown(hotel.hotel_email), unbroken(shown(hotel.hotel_phone)))} ${say.notYou}`,
    ],
    language: { code, isRightToLeft },
  };
  return { subject: occasion.subject, content };
}

function occasionOf(
  { kind, person }: VerificationEmail,
  say: VerificationWords,
  hotel: string,
  shown: (value: string) => string,
) {
  const subject = kind === 'reminder' ? say.reminderSubject(hotel) : say.subject(hotel);
  const own = { subject, title: say.title, button: say.button };
  if (person.user_type === 'guest') {
    return { ...own, paragraphs: [say.invitesGuest(shown(person.primary), hotel), say.asked] };
  }
  if (person.is_verified) {
    const paragraphs = [say.othersMissing];
    return {
      subject: say.othersSubject(hotel),
      title: say.othersTitle,
      button: say.othersButton,
      paragraphs,
    };
  }
  return { ...own, paragraphs: [kind === 'reminder' ? say.reminds(hotel) : say.invites(hotel), say.asked] };
}

function linkOf(publicUrl: string, token: string, person: VerificationPerson): string {
  const suffix = person.user_type === 'guest' ? `/guest/${person.item_id}` : '';
  return new URL(`/user-verification/${encodeURIComponent(token)}${suffix}`, publicUrl).href;
}

function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00A0');
}

function spokenDay(date: CalendarDate, code: GuestLanguage): string {
  const format = new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

const breaksLine = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
// Bidirectional control characters would reverse the text after the value, too.
const turnsDirection = /\p{Bidi_Control}/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function shownValue(value: string, isRightToLeft: boolean): string {
  const text = value.replaceAll(breaksLine, ' ').replaceAll(turnsDirection, '').trim();
  return isRightToLeft || rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
