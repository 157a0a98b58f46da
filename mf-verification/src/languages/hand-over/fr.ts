import type { HandOverWords } from './en.ts';

export const fr: HandOverWords = {
  title: 'Continuer sur votre téléphone',
  text: 'Scannez ce code avec l’appareil photo de votre téléphone. Cette page suit la vérification et affiche le résultat.',
  codeOfLink: 'Code QR de votre lien',
  waiting: 'En attente de votre téléphone',
  selfieAccepted: 'Votre selfie est accepté. Photographiez votre document avec votre téléphone.',
};
