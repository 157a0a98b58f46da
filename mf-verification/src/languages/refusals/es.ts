import type { RefusalsWords } from './en.ts';

export const es: RefusalsWords = {
  noFaceSelfie: 'No hemos encontrado ninguna cara en su selfi. Mire de frente a la cámara, con buena luz.',
  noFaceDocument: 'No hemos encontrado su foto en el documento. Use la cara o la página con su foto.',
  severalFacesSelfie: 'Había más de una cara en su selfi. Póngase solo ante la cámara.',
  severalFacesDocument:
    'Había más de una cara en la foto de su documento. Fotografíe únicamente la cara o la página con su foto.',
  severalFacesEither:
    'Había más de una cara en una de las fotos. Haga las dos de nuevo donde no se vea a nadie más.',
  faceTooSmallSelfie: 'Su cara se veía demasiado pequeña en el selfi. Acerque la cámara.',
  faceTooSmallDocument:
    'Su cara en el documento se veía demasiado pequeña para compararla. Acerque la cámara al documento.',
  faceTooSmallEither:
    'Su cara se veía demasiado pequeña para compararla. Acerque la cámara en las dos fotos.',
  tooDarkSelfie: 'El selfi era demasiado oscuro. Busque más luz.',
  tooDarkDocument: 'La foto de su documento era demasiado oscura. Póngalo donde haya más luz.',
  tooDarkEither: 'Una de las fotos era demasiado oscura. Haga las dos de nuevo con más luz.',
  tooBrightSelfie: 'El selfi era demasiado claro. Apártese de la luz directa.',
  tooBrightDocument: 'La foto de su documento era demasiado clara. Evite que le den lámparas o el sol.',
  tooBrightEither: 'Una de las fotos era demasiado clara. Haga las dos de nuevo sin luz directa.',
  blurredSelfie: 'El selfi no era nítido. No se mueva y limpie la lente si hace falta.',
  blurredDocument:
    'La foto de su documento no era nítida. No mueva la cámara y limpie la lente si hace falta.',
  blurredEither:
    'Una de las fotos no era nítida. Haga las dos de nuevo con pulso firme y limpie la lente si hace falta.',
  turnMissing:
    'No hemos visto los movimientos de su cabeza. Siga las flechas despacio hasta que la pantalla diga que es suficiente.',
  turnWrong: 'Movió la cabeza en otra dirección. Siga las flechas.',
  notLive:
    'No hemos podido asegurarnos de que hubiera una persona ante la cámara. Hágase el selfi usted mismo, no de una foto ni de una pantalla.',
  challengeExpired: 'Ha pasado demasiado tiempo desde su selfi. Hágalo de nuevo, por favor.',
  selfieMissing: 'Hágase de nuevo el selfi, por favor. Después fotografíe su documento.',
  noMatch:
    'Su cara y la foto de su documento no se parecían lo suficiente. Puede deberse a una foto antigua.',
  samePhoto:
    'La foto de su documento muestra la misma imagen que su selfi. Fotografíe su documento de identidad o pasaporte.',
  noDocument:
    'No encontramos ningún documento de identidad en la foto. Fotografíe su pasaporte, documento de identidad, permiso de residencia o permiso de conducir.',
  otherSideMissing: 'También necesitamos la otra cara de su documento. Gírelo y fotografíela.',
  sidesDiffer:
    'Las dos fotos parecen ser de documentos distintos. Fotografíe las dos caras de su propio documento o muéstrelo en recepción.',
  documentNotRead:
    'No pudimos leer lo suficiente de su documento para verificarle aquí. Fotografíelo de nuevo con buena luz o muéstrelo en recepción.',
  documentWithoutZone: 'La recepción comprobará su documento cuando llegue.',
  otherName:
    'El nombre del documento no es el de la reserva. Fotografíe su propio documento o muéstrelo en recepción.',
  verifiedAsAnother:
    'Otro huésped de esta reserva ya fue verificado con este rostro o este documento. Cada huésped usa el suyo. La recepción puede ayudarle.',
  otherReason: 'Inténtelo otra vez, con buena luz y pulso firme.',
  unreadableSelfie: 'No se ha podido leer el selfi. Hágalo de nuevo, por favor.',
  unreadableDocument: 'No se ha podido leer la foto de su documento. Hágala de nuevo, por favor.',
  tooLarge: 'Una foto es demasiado grande. Hágala de nuevo con la cámara de esta página, por favor.',
  emailRefused: 'Esta dirección de correo no se ha aceptado. Compruébela, por favor.',
  phoneRefused: 'Este número de teléfono no fue aceptado. Compruébelo.',
  notUnderstood: 'No se ha podido procesar. Vuelva a cargar la página e inténtelo de nuevo.',
  linkOver: 'Este enlace ya no funciona. Abra el más reciente de sus correos o pregunte en recepción.',
  consentFirst:
    'Dé su consentimiento al tratamiento de datos antes de que se comprueben sus fotos, por favor.',
  notAllowed:
    'Con este enlace no es posible: el huésped principal se verifica primero y solo él actúa por los demás.',
  gone: 'Esto ya no está disponible. Puede que la reserva haya cambiado.',
  changed:
    'Algo ha cambiado entretanto: ya hay una comprobación en curso o terminada, o la reserva ha cambiado. Mire de nuevo esta página, por favor.',
  waitMinutes: {
    one: 'Demasiados intentos. Inténtelo de nuevo dentro de {count} minuto o pregunte en recepción.',
    other: 'Demasiados intentos. Inténtelo de nuevo dentro de {count} minutos o pregunte en recepción.',
  },
  waitTomorrow: 'Demasiados intentos por hoy. Inténtelo de nuevo mañana o pregunte en recepción.',
  unavailable:
    'No es posible en este momento. Inténtelo de nuevo enseguida o muestre su documento en recepción.',
  noAnswer: 'No ha llegado ninguna respuesta. Compruebe la conexión e inténtelo de nuevo.',
  wentWrong: 'Algo ha fallado por parte del hotel. Inténtelo de nuevo o pregunte en recepción.',
};
