import type { RefusalsWords } from './en.ts';

export const de: RefusalsWords = {
  noFaceSelfie:
    'Auf Ihrem Selfie war kein Gesicht zu finden. Schauen Sie bei gutem Licht gerade in die Kamera.',
  noFaceDocument: 'Auf dem Ausweis war kein Foto von Ihnen zu finden. Nehmen Sie die Seite mit Ihrem Foto.',
  severalFacesSelfie: 'Auf Ihrem Selfie war mehr als ein Gesicht. Bitte seien Sie allein vor der Kamera.',
  severalFacesDocument:
    'Auf dem Foto Ihres Ausweises war mehr als ein Gesicht. Fotografieren Sie nur die Seite mit Ihrem Foto.',
  severalFacesEither:
    'Auf einem Foto war mehr als ein Gesicht. Nehmen Sie beide dort neu auf, wo sonst niemand zu sehen ist.',
  faceTooSmallSelfie: 'Ihr Gesicht war auf dem Selfie zu klein. Halten Sie die Kamera näher.',
  faceTooSmallDocument:
    'Ihr Gesicht auf dem Ausweis war zu klein für den Vergleich. Halten Sie die Kamera näher an den Ausweis.',
  faceTooSmallEither:
    'Ihr Gesicht war zu klein für den Vergleich. Halten Sie die Kamera bei beiden Fotos näher.',
  tooDarkSelfie: 'Das Selfie war zu dunkel. Suchen Sie mehr Licht.',
  tooDarkDocument: 'Das Foto Ihres Ausweises war zu dunkel. Legen Sie ihn dorthin, wo mehr Licht ist.',
  tooDarkEither: 'Ein Foto war zu dunkel. Nehmen Sie beide bei mehr Licht neu auf.',
  tooBrightSelfie: 'Das Selfie war zu hell. Gehen Sie aus dem direkten Licht.',
  tooBrightDocument: 'Das Foto Ihres Ausweises war zu hell. Halten Sie Lampen und Sonne davon fern.',
  tooBrightEither: 'Ein Foto war zu hell. Nehmen Sie beide ohne direktes Licht neu auf.',
  blurredSelfie: 'Das Selfie war nicht scharf. Halten Sie still und wischen Sie bei Bedarf die Linse ab.',
  blurredDocument:
    'Das Foto Ihres Ausweises war nicht scharf. Halten Sie die Kamera still und wischen Sie bei Bedarf die Linse ab.',
  blurredEither:
    'Ein Foto war nicht scharf. Nehmen Sie beide mit ruhiger Hand neu auf und wischen Sie bei Bedarf die Linse ab.',
  turnMissing:
    'Wir haben Ihre Kopfbewegungen nicht gesehen. Folgen Sie langsam den Pfeilen, bis der Bildschirm sagt, dass es reicht.',
  turnWrong: 'Ihr Kopf hat sich in eine andere Richtung bewegt. Folgen Sie den Pfeilen.',
  notLive:
    'Wir konnten nicht sicher sein, dass ein Mensch vor der Kamera war. Nehmen Sie sich selbst auf, kein Foto und keinen Bildschirm.',
  challengeExpired: 'Seit Ihrem Selfie ist zu viel Zeit vergangen. Bitte nehmen Sie es neu auf.',
  selfieMissing: 'Bitte nehmen Sie Ihr Selfie neu auf. Fotografieren Sie danach Ihr Dokument.',
  noMatch:
    'Ihr Gesicht und das Foto auf Ihrem Ausweis waren sich nicht ähnlich genug. Ein älteres Foto kann der Grund sein.',
  samePhoto:
    'Das Foto Ihres Ausweises zeigt dasselbe Bild wie Ihr Selfie. Fotografieren Sie den Ausweis oder Reisepass selbst.',
  noDocument:
    'Auf dem Foto war kein Ausweisdokument zu finden. Fotografieren Sie Ihren Reisepass, Personalausweis, Aufenthaltstitel oder Führerschein.',
  otherSideMissing:
    'Wir brauchen auch die andere Seite Ihrer Karte. Drehen Sie sie um und fotografieren Sie sie.',
  sidesDiffer:
    'Die beiden Fotos scheinen von verschiedenen Karten zu sein. Fotografieren Sie beide Seiten Ihrer eigenen Karte, oder zeigen Sie sie an der Rezeption.',
  documentNotRead:
    'Wir konnten zu wenig von Ihrem Ausweis lesen, um Sie hier zu prüfen. Nehmen Sie ihn bei gutem Licht noch einmal auf oder zeigen Sie ihn an der Rezeption.',
  documentWithoutZone: 'Die Rezeption prüft Ihren Ausweis bei Ihrer Ankunft.',
  otherName:
    'Der Name auf dem Ausweis ist nicht der Name in der Buchung. Fotografieren Sie Ihren eigenen Ausweis, oder zeigen Sie ihn an der Rezeption.',
  verifiedAsAnother:
    'Ein anderer Gast dieser Buchung wurde schon mit diesem Gesicht oder diesem Ausweis verifiziert. Jeder Gast nimmt den eigenen. Die Rezeption hilft Ihnen gern.',
  otherReason: 'Versuchen Sie es noch einmal, bei gutem Licht und mit ruhiger Hand.',
  unreadableSelfie: 'Das Selfie konnte nicht gelesen werden. Bitte nehmen Sie es neu auf.',
  unreadableDocument: 'Das Foto Ihres Ausweises konnte nicht gelesen werden. Bitte nehmen Sie es neu auf.',
  tooLarge: 'Ein Foto ist zu groß. Bitte nehmen Sie es mit der Kamera dieser Seite neu auf.',
  emailRefused: 'Diese E-Mail-Adresse wurde nicht angenommen. Bitte prüfen Sie sie.',
  phoneRefused: 'Diese Telefonnummer wurde nicht angenommen. Bitte prüfen Sie sie.',
  notUnderstood:
    'Das konnte nicht verarbeitet werden. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  linkOver:
    'Dieser Link gilt nicht mehr. Bitte öffnen Sie den neuesten aus Ihren E-Mails oder fragen Sie an der Rezeption.',
  consentFirst: 'Bitte willigen Sie in die Datenverarbeitung ein, bevor Ihre Fotos geprüft werden.',
  notAllowed:
    'Dieser Link darf das nicht: Der Hauptgast prüft sich zuerst, und nur er handelt für die anderen.',
  gone: 'Das gibt es nicht mehr. Die Buchung wurde vielleicht geändert.',
  changed:
    'Inzwischen hat sich etwas geändert: Eine Prüfung läuft oder ist schon abgeschlossen, oder die Buchung wurde geändert. Bitte sehen Sie auf dieser Seite nach.',
  waitMinutes: {
    one: 'Zu viele Versuche. Bitte versuchen Sie es in {count} Minute erneut oder fragen Sie an der Rezeption.',
    other:
      'Zu viele Versuche. Bitte versuchen Sie es in {count} Minuten erneut oder fragen Sie an der Rezeption.',
  },
  waitTomorrow:
    'Zu viele Versuche für heute. Bitte versuchen Sie es morgen erneut oder fragen Sie an der Rezeption.',
  unavailable:
    'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal oder zeigen Sie Ihren Ausweis an der Rezeption.',
  noAnswer: 'Es kam keine Antwort. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  wentWrong:
    'Beim Hotel ist etwas schiefgegangen. Bitte versuchen Sie es erneut oder fragen Sie an der Rezeption.',
};
