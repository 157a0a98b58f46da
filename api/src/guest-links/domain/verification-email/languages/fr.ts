import type { VerificationWords } from '../verification-words.ts';

export const fr: VerificationWords = {
  subject: (hotel) => `Veuillez vérifier votre identité pour votre séjour : ${hotel}`,
  reminderSubject: (hotel) => `Rappel : veuillez vérifier votre identité pour votre séjour : ${hotel}`,
  title: 'Vérifiez votre identité avant votre arrivée',
  hello: (name) => `Bonjour ${name},`,
  invites: (hotel) =>
    `${hotel} se réjouit de vous accueillir. Veuillez vérifier votre identité en ligne avant votre arrivée, pour que l'enregistrement soit rapide.`,
  reminds: (hotel) =>
    `Votre séjour (${hotel}) commence bientôt et votre identité n'est pas encore vérifiée. Veuillez le faire en ligne avant votre arrivée, pour que l'enregistrement soit rapide.`,
  othersMissing:
    "Votre identité est vérifiée, merci. Il manque encore celle d'une personne qui voyage avec vous. Suivez le lien pour la vérifier ensemble ou pour lui envoyer son propre lien.",
  invitesGuest: (primary, hotel) =>
    `${primary} a réservé un séjour (${hotel}) et a indiqué que vous en faites partie. Veuillez vérifier votre identité en ligne avant votre arrivée, pour que l'enregistrement soit rapide.`,
  othersSubject: (hotel) =>
    `Veuillez terminer la vérification des personnes qui vous accompagnent : ${hotel}`,
  othersTitle: 'Il manque encore une vérification',
  othersButton: 'Vérifier mes accompagnants',
  hotel: 'Hôtel',
  checkin: 'Arrivée',
  checkout: 'Départ',
  bookingId: 'Numéro de réservation',
  button: 'Vérifier mon identité',
  buttonHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  otherRoom: (bookingId) =>
    `Pour vérifier les personnes de votre autre chambre (numéro de réservation ${bookingId}) :`,
  asked:
    "Il vous faut votre passeport, votre carte d'identité ou votre permis de conduire, et un téléphone ou un ordinateur avec une caméra. Il vous sera demandé une photo de vous et une photo du document.",
  withoutCamera:
    'Si vous préférez ne pas utiliser de caméra, présentez votre document à la réception à votre arrivée.',
  neverAsked:
    'Personne ne vous demandera de données de carte ou de banque, de paiement ni de mot de passe, ni par e-mail ni sur cette page. Merci de ne jamais envoyer de photos de documents par e-mail.',
  personal: (lastDay) =>
    `Ce lien vous est réservé et fonctionne jusqu'au ${lastDay}. Merci de ne pas le transmettre.`,
  contact: (hotel, email, phone) =>
    `Des questions ? Écrivez à ${hotel} : ${email}, ou téléphonez au ${phone}.`,
  notYou: 'Si ce séjour ne vous dit rien, ignorez cet e-mail. Rien ne se passe sans vous.',
};
