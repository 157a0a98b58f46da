import type { HandOverWords } from './en.ts';

export const it: HandOverWords = {
  title: 'Continui sul telefono',
  text: 'Scansioni questo codice con la fotocamera del telefono. Questa pagina segue la verifica e mostra il risultato.',
  codeOfLink: 'Codice QR del suo link',
  waiting: 'In attesa del telefono',
  selfieAccepted: 'Il selfie è stato accettato. Fotografi il documento con il telefono.',
};
