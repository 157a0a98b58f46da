import type { ChoicesWords } from './en.ts';

export const de: ChoicesWords = {
  arrivalTitle: 'Ihr Ankunftscode',
  arrivalText: 'Zeigen Sie ihn an der Rezeption oder sagen Sie den Code: Ihre Buchung ist sofort gefunden.',
  arrivalQr: 'Ankunftscode {code} als QR-Code',
  rateTitle: 'Wie hat Ihnen Ihr Aufenthalt gefallen?',
  rateText: 'Ihre Bewertung geht an das Hotel. Sie kann einmal abgegeben werden.',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  comment: 'Was Sie dem Hotel noch sagen möchten (freiwillig)',
  sendRating: 'Bewertung senden',
  sending: 'Wird gesendet...',
  chooseStars: 'Bitte wählen Sie einen bis fünf Sterne',
  rateThanks: 'Vielen Dank für Ihre Bewertung.',
  rateFailed: 'Ihre Bewertung konnte nicht gespeichert werden',
  factsTitle: 'Vor Ihrer Ankunft',
  factsText: 'So kann sich das Hotel auf Ihren Aufenthalt vorbereiten. Sie können alles davon leer lassen.',
  factsPhone: 'Telefonnummer',
  factsArrival: 'Voraussichtliche Ankunftszeit',
  factsRequests: 'Wünsche',
  factsSave: 'Speichern',
  factsSaving: 'Wird gespeichert...',
  factsSaved: 'Gespeichert. Das Hotel sieht Ihre Antworten.',
  factsFailed:
    'Ihre Antworten konnten nicht gespeichert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  dataTitle: 'Ihre Daten',
  dataText:
    'Sie können jetzt löschen lassen, was von Ihrer Prüfung aufbewahrt wird: Fotos, das aus Ihrem Ausweis Gelesene, Werte und Ihre Einwilligung. Sie bleiben verifiziert.',
  dataPeriod: {
    one: 'Andernfalls wird das aus Ihrem Ausweis Gelesene einen Tag nach Ihrem Check-out gelöscht.',
    other: 'Andernfalls wird das aus Ihrem Ausweis Gelesene {count} Tage nach Ihrem Check-out gelöscht.',
  },
  dataPeriodSameDay: 'Andernfalls wird das aus Ihrem Ausweis Gelesene am Tag Ihres Check-outs gelöscht.',
  dataButton: 'Meine Daten löschen',
  dataAsk: 'Meine Daten löschen?',
  dataAskText:
    'Das lässt sich nicht rückgängig machen. Gäste, die Sie auf diesem Gerät geprüft haben, sind eingeschlossen.',
  dataDeleting: 'Wird gelöscht...',
  dataKeep: 'Behalten',
  dataDone: 'Die Daten Ihrer Prüfung wurden am {date} gelöscht.',
  dataFailed: 'Ihre Daten konnten nicht gelöscht werden',
};
