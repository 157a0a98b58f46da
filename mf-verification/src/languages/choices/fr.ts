import type { ChoicesWords } from './en.ts';

export const fr: ChoicesWords = {
  arrivalTitle: "Votre code d'arrivée",
  arrivalText: 'Présentez-le à la réception ou dites le code : votre réservation est trouvée aussitôt.',
  arrivalQr: "Code d'arrivée {code} sous forme de QR code",
  rateTitle: 'Comment avez-vous trouvé votre séjour ?',
  rateText: "Votre note est transmise à l'hôtel. Elle ne peut être donnée qu'une fois.",
  stars: { one: '{count} étoile', other: '{count} étoiles' },
  comment: "Quelque chose à dire à l'hôtel (facultatif)",
  sendRating: 'Envoyer la note',
  sending: 'Envoi...',
  chooseStars: 'Choisissez de une à cinq étoiles',
  rateThanks: 'Merci pour votre note.',
  rateFailed: "Votre note n'a pas pu être enregistrée",
  dataTitle: 'Vos données',
  dataText:
    'Vous pouvez faire supprimer maintenant ce qui est conservé de votre vérification : photos, données lues sur votre document, scores et votre consentement. Vous restez vérifié.',
  dataPeriod: {
    one: 'Sinon, ce qui a été lu sur votre document est supprimé un jour après votre départ.',
    other: 'Sinon, ce qui a été lu sur votre document est supprimé {count} jours après votre départ.',
  },
  dataPeriodSameDay: 'Sinon, ce qui a été lu sur votre document est supprimé le jour de votre départ.',
  dataButton: 'Supprimer mes données',
  dataAsk: 'Supprimer mes données ?',
  dataAskText: 'Cette action est irréversible. Elle concerne aussi les personnes vérifiées sur cet appareil.',
  dataDeleting: 'Suppression...',
  dataKeep: 'Conserver',
  dataDone: 'Les données de votre vérification ont été supprimées le {date}.',
  dataFailed: "Vos données n'ont pas pu être supprimées",
};
