import type { HandOverWords } from './en.ts';

export const de: HandOverWords = {
  title: 'Mit dem Handy weitermachen',
  text: 'Scannen Sie diesen Code mit der Kamera Ihres Handys. Diese Seite läuft mit und zeigt das Ergebnis.',
  codeOfLink: 'QR-Code Ihres Links',
  waiting: 'Warten auf Ihr Handy',
  selfieAccepted: 'Ihr Selfie ist angenommen. Fotografieren Sie Ihr Dokument mit dem Handy.',
};
