/** What an e-mail about a guest's verification says, in one language. Values arrive as they are shown. */
export interface VerificationWords {
  subject(hotel: string): string;
  reminderSubject(hotel: string): string;
  title: string;
  hello(name: string): string;
  /** To the primary guest, once the stay is booked or the hotel asks for it. */
  invites(hotel: string): string;
  /** To the primary guest, shortly before the stay. */
  reminds(hotel: string): string;
  /** To a verified primary guest with an unverified guest in the booking. */
  othersMissing: string;
  othersSubject(hotel: string): string;
  othersTitle: string;
  othersButton: string;
  /** To another guest of the booking. */
  invitesGuest(primary: string, hotel: string): string;
  hotel: string;
  checkin: string;
  checkout: string;
  /** Of the link: as the guest's page calls it. */
  bookingId: string;
  button: string;
  buttonHint: string;
  /** What is asked for. */
  asked: string;
  withoutCamera: string;
  /** The warning about phishing. */
  neverAsked: string;
  personal(lastDay: string): string;
  contact(hotel: string, email: string, phone: string): string;
  notYou: string;
}
