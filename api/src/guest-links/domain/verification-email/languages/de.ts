import type { VerificationWords } from '../verification-words.ts';

export const de: VerificationWords = {
  subject: (hotel) => `Bitte bestätigen Sie Ihre Identität für Ihren Aufenthalt: ${hotel}`,
  reminderSubject: (hotel) =>
    `Erinnerung: Bitte bestätigen Sie Ihre Identität für Ihren Aufenthalt: ${hotel}`,
  title: 'Bestätigen Sie Ihre Identität vor der Anreise',
  hello: (name) => `Guten Tag ${name},`,
  invites: (hotel) =>
    `${hotel} freut sich auf Ihren Aufenthalt. Bitte bestätigen Sie Ihre Identität vor der Anreise online, dann geht das Einchecken schnell.`,
  reminds: (hotel) =>
    `Ihr Aufenthalt (${hotel}) beginnt bald, und Ihre Identität ist noch nicht bestätigt. Bitte tun Sie das vor der Anreise online, dann geht das Einchecken schnell.`,
  othersMissing:
    'Ihre Identität ist bestätigt, vielen Dank. Bei jemandem, der mit Ihnen reist, fehlt das noch. Über den Link können Sie es gemeinsam erledigen oder der Person einen eigenen Link senden.',
  invitesGuest: (primary, hotel) =>
    `${primary} hat einen Aufenthalt gebucht (${hotel}) und Sie als Gast angegeben. Bitte bestätigen Sie Ihre Identität vor der Anreise online, dann geht das Einchecken schnell.`,
  othersSubject: (hotel) => `Bitte schließen Sie die Bestätigung Ihrer Mitreisenden ab: ${hotel}`,
  othersTitle: 'Bei Ihren Mitreisenden fehlt noch etwas',
  othersButton: 'Mitreisende bestätigen',
  hotel: 'Hotel',
  checkin: 'Anreise',
  checkout: 'Abreise',
  bookingId: 'Buchungsnummer',
  button: 'Identität bestätigen',
  buttonHint: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  otherRoom: (bookingId) => `Bestätigung der Gäste in Ihrem weiteren Zimmer (Buchungsnummer ${bookingId}):`,
  asked:
    'Sie brauchen Ihren Reisepass, Personalausweis oder Führerschein und ein Telefon oder einen Computer mit Kamera. Gebeten wird um ein Foto von Ihnen und ein Foto des Ausweises.',
  withoutCamera:
    'Wenn Sie keine Kamera verwenden möchten, zeigen Sie Ihren Ausweis bei der Ankunft am Empfang.',
  neverAsked:
    'Niemand fragt Sie nach Karten- oder Bankdaten, einer Zahlung oder einem Passwort, weder per E-Mail noch auf dieser Seite. Bitte senden Sie niemals Fotos von Ausweisen per E-Mail.',
  personal: (lastDay) =>
    `Der Link ist nur für Sie bestimmt und gilt bis ${lastDay}. Bitte geben Sie ihn nicht weiter.`,
  contact: (hotel, email, phone) =>
    `Fragen? Schreiben Sie an ${hotel}: ${email}, oder rufen Sie an: ${phone}.`,
  notYou:
    'Wenn Sie von diesem Aufenthalt nichts wissen, ignorieren Sie diese E-Mail. Ohne Sie geschieht nichts.',
};
