import type { VerificationWords } from '../verification-words.ts';

export const en: VerificationWords = {
  subject: (hotel) => `Please verify your identity for your stay at ${hotel}`,
  reminderSubject: (hotel) => `Reminder: please verify your identity for your stay at ${hotel}`,
  title: 'Verify your identity before you arrive',
  hello: (name) => `Hello ${name},`,
  invites: (hotel) =>
    `${hotel} looks forward to your stay. Please verify your identity online before you arrive, so that check-in is quick.`,
  reminds: (hotel) =>
    `Your stay at ${hotel} begins soon, and your identity is not verified yet. Please do it online before you arrive, so that check-in is quick.`,
  othersMissing:
    'You are verified, thank you. Another guest of your booking is not verified yet. Follow the link to verify them with you, or to send them a link of their own.',
  invitesGuest: (primary, hotel) =>
    `${primary} has booked a stay at ${hotel} and named you as a guest. Please verify your identity online before you arrive, so that check-in is quick.`,
  othersSubject: (hotel) => `Please complete the verification of your guests for your stay at ${hotel}`,
  othersTitle: 'Another guest of your booking is not verified yet',
  othersButton: 'Verify my guests',
  hotel: 'Hotel',
  checkin: 'Check-in',
  checkout: 'Check-out',
  bookingId: 'Booking ID',
  button: 'Verify my identity',
  buttonHint: 'If the button does not work, copy this address into your browser:',
  otherRoom: (bookingId) => `To verify the guests of your other room (booking ID ${bookingId}):`,
  asked:
    'You need your passport, identity card or driving licence, and a phone or computer with a camera. You will be asked for a photo of yourself and a photo of the document.',
  withoutCamera: 'If you prefer not to use a camera, show your document at the front desk when you arrive.',
  neverAsked:
    'We never ask you for card or bank details, a payment or a password, neither by e-mail nor on that page. Please never send photos of documents by e-mail.',
  personal: (lastDay) =>
    `The link is meant for you alone and works until ${lastDay}. Please do not pass it on.`,
  contact: (hotel, email, phone) => `Questions? Write to ${hotel} at ${email} or call ${phone}.`,
  notYou: 'If you know nothing of this stay, please ignore this e-mail. Nothing happens without you.',
};
