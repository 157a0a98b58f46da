import type { StepsWords } from './en.ts';

export const fr: StepsWords = {
  continue: 'Continuer',
  back: 'Retour',
  consentIntro: 'Pour vérifier votre identité, nous utilisons :',
  personalInformation: 'Informations personnelles',
  personalInformationText: 'Nom et coordonnées',
  photoVerification: 'Vérification par photo',
  photoVerificationText: 'Données de reconnaissance faciale',
  documentScan: 'Photo du document',
  documentScanText: 'Uniquement pour vérifier l’identité',
  whatHappens: 'Ce que nous en faisons',
  happensTurn:
    'Vous bougez la tête trois fois comme l’écran l’indique pendant que l’appareil prend quelques images. Cela montre qu’une personne est là, et non une photo.',
  happensCompare:
    'Le serveur de l’hôtel compare votre visage à la photo de votre document et lit le document.',
  happensCompareAmazon:
    'Amazon Web Services compare, pour le compte de l’hôtel, votre visage à la photo de votre document : il ne reçoit que les deux visages, découpés dans les photos. Le serveur de l’hôtel lit le document.',
  happensAlone: 'Aucune autre entreprise ne reçoit vos photos ni le contenu de votre document.',
  happensMatched: 'Si le visage correspond, vos photos sont supprimées en moins d’une minute.',
  happensKept: {
    one: 'En cas d’échec, la réception peut consulter vos photos pendant une heure ; elles sont ensuite supprimées.',
    other:
      'En cas d’échec, la réception peut consulter vos photos pendant {count} heures ; elles sont ensuite supprimées.',
  },
  happensUnkept: 'En cas d’échec, vos photos sont également supprimées aussitôt.',
  happensTold: {
    one: 'Une description scellée de votre visage et une empreinte du numéro de votre document sont conservées jusqu’au check-in, uniquement pour remarquer qu’une personne est vérifiée comme deux clients. Elles sont supprimées au plus tard une heure après votre jour d’arrivée.',
    other:
      'Une description scellée de votre visage et une empreinte du numéro de votre document sont conservées jusqu’au check-in, uniquement pour remarquer qu’une personne est vérifiée comme deux clients. Elles sont supprimées au plus tard {count} heures après votre jour d’arrivée.',
  },
  happensReused:
    'Pour remarquer une image utilisée deux fois, nous conservons des contours scellés de votre visage tirés de ces images jusqu’à la comparaison de votre document, une empreinte scellée de votre selfie aussi longtemps que la photo, et des empreintes des fichiers avec la réservation.',
  happensData: {
    one: 'Ce qui a été lu sur votre document (nom, date de naissance, date d’expiration et quatre derniers caractères du numéro) est conservé scellé pour la réception et supprimé un jour après votre départ.',
    other:
      'Ce qui a été lu sur votre document (nom, date de naissance, date d’expiration et quatre derniers caractères du numéro) est conservé scellé pour la réception et supprimé {count} jours après votre départ.',
  },
  happensDataSameDay:
    'Ce qui a été lu sur votre document (nom, date de naissance, date d’expiration et quatre derniers caractères du numéro) est conservé scellé pour la réception et supprimé le jour de votre départ.',
  consent: 'Je consens au traitement des données',
  preferDesk: 'Je préfère montrer ma pièce d’identité à la réception',
  deskTitle: 'Montrer sa pièce d’identité à la réception',
  deskText:
    'La réception en est informée. Apportez votre pièce d’identité ou votre passeport à la réception à votre arrivée. Le personnel vous vérifiera sur place : aucune photo n’est prise et il n’y a rien d’autre à faire sur cette page.',
  deskAccept: 'La montrer à la réception',
  deskFailed:
    'Votre choix n’a pas pu être enregistré. Vérifiez la connexion et réessayez, ou apportez simplement votre pièce d’identité à la réception.',
  selfieIntro:
    'Regardez l’appareil, puis bougez lentement la tête trois fois comme demandé : de côté, vers le haut ou vers le bas.',
  selfieLight: 'Placez-vous dans un endroit clair, la lumière sur votre visage.',
  selfieBare: 'Retirez lunettes de soleil, chapeau et masque.',
  takeSelfie: 'Prendre le selfie en direct',
  selfieCaptured: 'Selfie en direct pris avec succès',
  checkingSelfie: 'Votre selfie est en cours de vérification. Cela prend quelques secondes.',
  selfieKept: 'Votre selfie a été accepté. Continuez avec votre document.',
  selfiePhoto: 'Votre selfie',
  retake: 'Reprendre',
  documentIntro: 'Prenez une photo nette de votre pièce d’identité ou passeport',
  documentType: 'Que présentez-vous ?',
  passport: 'Passeport',
  idCard: 'Carte d’identité',
  documentSide: 'Utilisez la face ou la page qui porte votre photo.',
  documentFirstSide:
    'Commencez par la face qui porte votre photo. Si l’autre face est nécessaire, nous la demandons ensuite.',
  documentFlat: 'Posez-le à plat, les quatre coins dans l’image et sans reflet de lampe.',
  captureDocument: 'Photographier le document',
  choosePhoto: 'Choisir une photo',
  preparingPhoto: 'Préparation de la photo…',
  photoTooLarge:
    'La photo est trop grande pour votre navigateur. Choisissez-en une plus petite, ou photographiez le document avec la caméra.',
  photoHeic:
    'Votre navigateur ne peut pas ouvrir les photos au format HEIC. Choisissez un JPEG : sur un iPhone, réglez Réglages > Appareil photo > Formats sur « Le plus compatible » et reprenez la photo. Ou photographiez le document avec la caméra.',
  photoUnreadable:
    'Votre navigateur ne peut pas ouvrir ce fichier comme photo. Choisissez un JPEG, PNG ou WebP, ou photographiez le document avec la caméra.',
  documentCaptured: 'Document photographié avec succès',
  documentPhoto: 'Votre document',
  sameSide: 'Les deux photos montrent la même face. Retournez la carte et photographiez l’autre face.',
  sideAgain: 'Une seule face est à reprendre. L’autre photo est conservée.',
  sideKept: 'Déjà photographiée',
  firstSide: 'Première face',
  otherSide: 'Autre face',
  captureFirstSide: 'Photographier la première face',
  captureOtherSide: 'Photographier l’autre face',
  retakeFirstSide: 'Reprendre la première face',
  retakeOtherSide: 'Reprendre l’autre face',
  nothingOnBack: 'Il n’y a rien au verso',
  verifyIdentity: 'Vérifier l’identité',
  verifying: 'Vérification...',
  verifyingText: 'Cela prend quelques secondes. Gardez cette page ouverte.',
  photosKept: 'Vos photos sont toujours là. Vérifiez la connexion et appuyez à nouveau sur le bouton.',
  bothPhotos: 'Veuillez prendre les deux photos',
  takePhoto: 'Prendre une photo',
  tryAgain: 'Réessayer',
  cameraLoading: 'Chargement de l’appareil photo...',
  cameraMissing: 'L’appareil photo n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  complete: 'Vérification terminée',
  completeText: 'Merci, {name}. Votre identité est vérifiée.',
  documentExpired: 'Votre document a expiré. Veuillez en apporter un valide : la réception peut le demander.',
  almostDone: 'Presque terminé',
  zoneHint:
    'Pour être vérifié ici, photographiez la page ou le côté portant les lignes de lettres et de signes <.',
  failed: 'Échec de la vérification',
  failedText: 'Nous n’avons pas pu vérifier votre identité',
  verificationFailed: 'La vérification a échoué',
  deskReview:
    'Il s’en est fallu de peu : la réception peut comparer vos photos et vous vérifier. Demandez à votre arrivée.',
  deskInstead: 'Vous pouvez aussi montrer votre pièce d’identité à la réception.',
  backToGuests: 'Retour à la liste des voyageurs',
  remainingGuests: 'Continuer avec les autres voyageurs',
  sendTitle: 'Envoyer un e-mail de vérification',
  sendText: '{name} reçoit son propre lien pour se vérifier sur son téléphone.',
  emailAddress: 'Adresse e-mail',
  cancel: 'Annuler',
  sendEmail: 'Envoyer l’e-mail',
  sending: 'Envoi...',
  emailRequired: 'L’adresse e-mail est obligatoire',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  emailSent: 'E-mail de vérification envoyé à {name} à l’adresse {email}',
  emailFailed: 'L’e-mail n’a pas pu être envoyé',
  emailFailedBecause: 'L’e-mail n’a pas pu être envoyé : {message}',
};
