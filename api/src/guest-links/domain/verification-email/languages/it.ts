import type { VerificationWords } from '../verification-words.ts';

export const it: VerificationWords = {
  subject: (hotel) => `Verifichi la Sua identità per il soggiorno: ${hotel}`,
  reminderSubject: (hotel) => `Promemoria: verifichi la Sua identità per il soggiorno: ${hotel}`,
  title: "Verifichi la Sua identità prima dell'arrivo",
  hello: (name) => `Buongiorno ${name},`,
  invites: (hotel) =>
    `${hotel} La aspetta con piacere. La preghiamo di verificare la Sua identità online prima dell'arrivo, così il check-in sarà rapido.`,
  reminds: (hotel) =>
    `Il Suo soggiorno (${hotel}) inizia presto e la Sua identità non è ancora verificata. La preghiamo di farlo online prima dell'arrivo, così il check-in sarà rapido.`,
  othersMissing:
    'La Sua identità è verificata, grazie. Manca ancora quella di una persona che viaggia con Lei. Segua il link per verificarla insieme o per inviarle un link tutto suo.',
  invitesGuest: (primary, hotel) =>
    `${primary} ha prenotato un soggiorno (${hotel}) e ha indicato anche Lei come ospite. La preghiamo di verificare la Sua identità online prima dell'arrivo, così il check-in sarà rapido.`,
  othersSubject: (hotel) => `Completi la verifica di chi viaggia con Lei: ${hotel}`,
  othersTitle: 'Manca ancora una verifica',
  othersButton: 'Verifica i miei ospiti',
  hotel: 'Hotel',
  checkin: 'Arrivo',
  checkout: 'Partenza',
  bookingId: 'Numero di prenotazione',
  button: 'Verifica la mia identità',
  buttonHint: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
  otherRoom: (bookingId) =>
    `Per verificare gli ospiti dell'altra camera (numero di prenotazione ${bookingId}):`,
  asked:
    "Servono il passaporto, la carta d'identità o la patente, e un telefono o un computer con fotocamera. Le saranno chieste una Sua foto e una foto del documento.",
  withoutCamera: "Se preferisce non usare la fotocamera, mostri il documento alla reception all'arrivo.",
  neverAsked:
    'Nessuno Le chiederà dati di carte o del conto, pagamenti o password, né per e-mail né su quella pagina. La preghiamo di non inviare mai foto di documenti per e-mail.',
  personal: (lastDay) =>
    `Il link è solo per Lei e funziona fino a ${lastDay}. La preghiamo di non inoltrarlo.`,
  contact: (hotel, email, phone) => `Domande? Scriva a ${hotel}: ${email}, oppure chiami ${phone}.`,
  notYou: 'Se non sa nulla di questo soggiorno, ignori questa e-mail. Nulla accade senza di Lei.',
};
