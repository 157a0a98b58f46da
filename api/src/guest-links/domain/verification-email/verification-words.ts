export interface VerificationWords {
  subject(hotel: string): string;
  reminderSubject(hotel: string): string;
  title: string;
  hello(name: string): string;
  invites(hotel: string): string;
  reminds(hotel: string): string;
  othersMissing: string;
  othersSubject(hotel: string): string;
  othersTitle: string;
  othersButton: string;
  invitesGuest(primary: string, hotel: string): string;
  hotel: string;
  checkin: string;
  checkout: string;
  bookingId: string;
  button: string;
  buttonHint: string;
  otherRoom(bookingId: string): string;
  asked: string;
  withoutCamera: string;
  neverAsked: string;
  personal(lastDay: string): string;
  contact(hotel: string, email: string, phone: string): string;
  notYou: string;
}
