import type { RefusalsWords } from './en.ts';

export const fr: RefusalsWords = {
  noFaceSelfie:
    'Aucun visage n’a été trouvé sur votre selfie. Regardez l’appareil bien en face, avec une bonne lumière.',
  noFaceDocument:
    'Votre photo n’a pas été trouvée sur le document. Utilisez la face ou la page qui la porte.',
  severalFacesSelfie: 'Il y avait plus d’un visage sur votre selfie. Soyez seul devant l’appareil.',
  severalFacesDocument:
    'Il y avait plus d’un visage sur la photo de votre document. Ne photographiez que la face ou la page qui porte votre photo.',
  severalFacesEither:
    'Il y avait plus d’un visage sur une photo. Reprenez les deux là où personne d’autre n’est visible.',
  faceTooSmallSelfie: 'Votre visage était trop petit sur le selfie. Rapprochez l’appareil.',
  faceTooSmallDocument:
    'Votre visage sur le document était trop petit pour être comparé. Rapprochez l’appareil du document.',
  faceTooSmallEither:
    'Votre visage était trop petit pour être comparé. Rapprochez l’appareil pour les deux photos.',
  tooDarkSelfie: 'Le selfie était trop sombre. Cherchez plus de lumière.',
  tooDarkDocument: 'La photo de votre document était trop sombre. Posez-le là où il y a plus de lumière.',
  tooDarkEither: 'Une photo était trop sombre. Reprenez les deux avec plus de lumière.',
  tooBrightSelfie: 'Le selfie était trop clair. Éloignez-vous de la lumière directe.',
  tooBrightDocument: 'La photo de votre document était trop claire. Éloignez-le des lampes et du soleil.',
  tooBrightEither: 'Une photo était trop claire. Reprenez les deux sans lumière directe.',
  blurredSelfie: 'Le selfie n’était pas net. Ne bougez pas et essuyez l’objectif si nécessaire.',
  blurredDocument:
    'La photo de votre document n’était pas nette. Tenez l’appareil immobile et essuyez l’objectif si nécessaire.',
  blurredEither:
    'Une photo n’était pas nette. Reprenez les deux d’une main stable et essuyez l’objectif si nécessaire.',
  turnMissing:
    'Nous n’avons pas vu les mouvements de votre tête. Suivez lentement les flèches jusqu’à ce que l’écran dise que cela suffit.',
  turnWrong: 'Votre tête a bougé dans une autre direction. Suivez les flèches.',
  notLive:
    'Nous n’avons pas pu nous assurer qu’une personne était devant l’appareil. Prenez-vous vous-même, et non une photo ou un écran.',
  challengeExpired: 'Trop de temps s’est écoulé depuis votre selfie. Veuillez le reprendre.',
  selfieMissing: 'Veuillez reprendre votre selfie. Photographiez ensuite votre document.',
  noMatch:
    'Votre visage et la photo de votre document ne se ressemblaient pas assez. Une photo ancienne peut en être la cause.',
  samePhoto:
    'La photo de votre document montre la même image que votre selfie. Photographiez votre pièce d’identité ou votre passeport.',
  noDocument:
    'Nous n’avons trouvé aucune pièce d’identité sur la photo. Photographiez votre passeport, carte d’identité, titre de séjour ou permis de conduire.',
  otherSideMissing: 'Il nous faut aussi l’autre face de votre carte. Retournez-la et photographiez-la.',
  sidesDiffer:
    'Les deux photos semblent montrer des cartes différentes. Photographiez les deux faces de votre propre carte, ou présentez-la à la réception.',
  documentNotRead:
    'Nous n’avons pas pu lire assez de votre document pour vous vérifier ici. Reprenez-le sous un bon éclairage, ou présentez-le à la réception.',
  documentWithoutZone: 'La réception vérifiera votre document à votre arrivée.',
  otherName:
    'Le nom sur le document n’est pas celui de la réservation. Photographiez votre propre document, ou présentez-le à la réception.',
  verifiedAsAnother:
    'Un autre client de cette réservation a déjà été vérifié avec ce visage ou ce document. Chaque client utilise le sien. La réception peut vous aider.',
  otherReason: 'Essayez encore une fois, avec une bonne lumière et une main stable.',
  unreadableSelfie: 'Le selfie n’a pas pu être lu. Veuillez le reprendre.',
  unreadableDocument: 'La photo de votre document n’a pas pu être lue. Veuillez la reprendre.',
  tooLarge: 'Une photo est trop volumineuse. Veuillez la reprendre avec l’appareil photo de cette page.',
  emailRefused: 'Cette adresse e-mail n’a pas été acceptée. Veuillez la vérifier.',
  phoneRefused: 'Ce numéro de téléphone n’a pas été accepté. Veuillez le vérifier.',
  notUnderstood: 'La demande n’a pas pu être traitée. Veuillez recharger la page et réessayer.',
  linkOver:
    'Ce lien ne fonctionne plus. Ouvrez le plus récent de vos e-mails ou adressez-vous à la réception.',
  consentFirst: 'Veuillez consentir au traitement des données avant la vérification de vos photos.',
  notAllowed:
    'Ce lien ne le permet pas : le client principal se vérifie d’abord, et lui seul agit pour les autres.',
  gone: 'Cet élément n’existe plus. La réservation a peut-être été modifiée.',
  changed:
    'Quelque chose a changé entre-temps : une vérification est en cours ou déjà terminée, ou la réservation a été modifiée. Veuillez consulter de nouveau cette page.',
  waitMinutes: {
    one: 'Trop de tentatives. Veuillez réessayer dans {count} minute ou vous adresser à la réception.',
    other: 'Trop de tentatives. Veuillez réessayer dans {count} minutes ou vous adresser à la réception.',
  },
  waitTomorrow:
    'Trop de tentatives pour aujourd’hui. Veuillez réessayer demain ou vous adresser à la réception.',
  unavailable:
    'Ce n’est pas possible pour le moment. Veuillez réessayer dans un instant ou présenter votre pièce d’identité à la réception.',
  noAnswer: 'Aucune réponse n’est arrivée. Vérifiez la connexion et réessayez.',
  wentWrong:
    'Un problème est survenu du côté de l’hôtel. Veuillez réessayer ou vous adresser à la réception.',
};
