import type { ChoicesWords } from './en.ts';

export const it: ChoicesWords = {
  arrivalTitle: 'Il suo codice di arrivo',
  arrivalText: 'Lo mostri alla reception o dica il codice: la prenotazione si trova subito.',
  arrivalQr: 'Codice di arrivo {code} come codice QR',
  rateTitle: 'Come ha trovato il suo soggiorno?',
  rateText: "La valutazione va all'hotel. Si può dare una volta sola.",
  stars: { one: '{count} stella', other: '{count} stelle' },
  comment: "Qualcosa da dire all'hotel (facoltativo)",
  sendRating: 'Invia la valutazione',
  sending: 'Invio...',
  chooseStars: 'Scelga da una a cinque stelle',
  rateThanks: 'Grazie per la valutazione.',
  rateFailed: 'Non è stato possibile salvare la valutazione',
  dataTitle: 'I suoi dati',
  dataText:
    'Può far cancellare adesso ciò che è conservato della sua verifica: foto, dati letti dal documento, punteggi e il suo consenso. Lei resta verificato.',
  dataPeriod: {
    one: 'Altrimenti quanto letto dal suo documento viene cancellato un giorno dopo il suo check-out.',
    other: 'Altrimenti quanto letto dal suo documento viene cancellato {count} giorni dopo il suo check-out.',
  },
  dataPeriodSameDay:
    'Altrimenti quanto letto dal suo documento viene cancellato il giorno del suo check-out.',
  dataButton: 'Cancella i miei dati',
  dataAsk: 'Cancellare i miei dati?',
  dataAskText: 'Non si può annullare. Sono compresi gli ospiti verificati su questo dispositivo.',
  dataDeleting: 'Cancellazione...',
  dataKeep: 'Conserva',
  dataDone: 'I dati della sua verifica sono stati cancellati il {date}.',
  dataFailed: 'Non è stato possibile cancellare i suoi dati',
};
