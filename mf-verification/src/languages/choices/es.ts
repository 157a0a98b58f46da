import type { ChoicesWords } from './en.ts';

export const es: ChoicesWords = {
  arrivalTitle: 'Su código de llegada',
  arrivalText: 'Muéstrelo en recepción o diga el código: encontrarán su reserva enseguida.',
  arrivalQr: 'Código de llegada {code} como código QR',
  rateTitle: '¿Qué le ha parecido su estancia?',
  rateText: 'Su valoración llega al hotel. Solo puede darse una vez.',
  stars: { one: '{count} estrella', other: '{count} estrellas' },
  comment: 'Algo que quiera decirle al hotel (opcional)',
  sendRating: 'Enviar valoración',
  sending: 'Enviando...',
  chooseStars: 'Elija de una a cinco estrellas',
  rateThanks: 'Gracias por su valoración.',
  rateFailed: 'No se pudo guardar su valoración',
  dataTitle: 'Sus datos',
  dataText:
    'Puede hacer que se borre ahora lo guardado de su verificación: fotos, lo leído de su documento, puntuaciones y su consentimiento. Usted sigue verificado.',
  dataPeriod: {
    one: 'De lo contrario, lo leído de su documento se borra un día después de su check-out.',
    other: 'De lo contrario, lo leído de su documento se borra {count} días después de su check-out.',
  },
  dataPeriodSameDay: 'De lo contrario, lo leído de su documento se borra el día de su check-out.',
  dataButton: 'Borrar mis datos',
  dataAsk: '¿Borrar mis datos?',
  dataAskText: 'Esto no se puede deshacer. Incluye a los huéspedes que verificó en este dispositivo.',
  dataDeleting: 'Borrando...',
  dataKeep: 'Conservar',
  dataDone: 'Los datos de su verificación se borraron el {date}.',
  dataFailed: 'No se pudieron borrar sus datos',
};
