import type { HandOverWords } from './en.ts';

export const es: HandOverWords = {
  title: 'Continuar en el móvil',
  text: 'Escanee este código con la cámara de su móvil. Esta página sigue el proceso y muestra el resultado.',
  codeOfLink: 'Código QR de su enlace',
  waiting: 'Esperando a su móvil',
  selfieAccepted: 'Su selfie se ha aceptado. Fotografíe su documento con el móvil.',
};
