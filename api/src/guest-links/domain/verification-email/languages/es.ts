import type { VerificationWords } from '../verification-words.ts';

export const es: VerificationWords = {
  subject: (hotel) => `Verifique su identidad para su estancia en ${hotel}`,
  reminderSubject: (hotel) => `Recordatorio: verifique su identidad para su estancia en ${hotel}`,
  title: 'Verifique su identidad antes de llegar',
  hello: (name) => `Hola, ${name}:`,
  invites: (hotel) =>
    `En ${hotel} esperamos su visita con mucho gusto. Verifique su identidad en línea antes de llegar, para que la entrada sea rápida.`,
  reminds: (hotel) =>
    `Su estancia en ${hotel} comienza pronto y su identidad aún no está verificada. Hágalo en línea antes de llegar, para que la entrada sea rápida.`,
  othersMissing:
    'Su identidad ya está verificada, gracias. Falta la de alguien que viaja con usted. Siga el enlace para verificarla junto con esa persona o para enviarle un enlace propio.',
  invitesGuest: (primary, hotel) =>
    `${primary} ha reservado una estancia en ${hotel} y le ha incluido como huésped. Verifique su identidad en línea antes de llegar, para que la entrada sea rápida.`,
  othersSubject: (hotel) => `Complete la verificación de sus acompañantes para su estancia en ${hotel}`,
  othersTitle: 'Falta verificar a alguien que viaja con usted',
  othersButton: 'Verificar a mis acompañantes',
  hotel: 'Hotel',
  checkin: 'Entrada',
  checkout: 'Salida',
  bookingId: 'Número de reserva',
  button: 'Verificar mi identidad',
  buttonHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  otherRoom: (bookingId) =>
    `Para verificar a los huéspedes de su otra habitación (número de reserva ${bookingId}):`,
  asked:
    'Necesita su pasaporte, documento de identidad o permiso de conducir, y un teléfono u ordenador con cámara. Le pediremos una foto suya y una foto del documento.',
  withoutCamera: 'Si prefiere no usar la cámara, muestre su documento en recepción cuando llegue.',
  neverAsked:
    'Nadie le pedirá datos de tarjeta o de banco, un pago ni una contraseña, ni por correo ni en esa página. No envíe nunca fotos de documentos por correo electrónico.',
  personal: (lastDay) =>
    `El enlace es solo para usted y funciona hasta el ${lastDay}. No lo comparta, por favor.`,
  contact: (hotel, email, phone) => `¿Preguntas? Escriba a ${hotel} a ${email} o llame al ${phone}.`,
  notYou: 'Si no sabe nada de esta estancia, ignore este correo. Nada sucede sin usted.',
};
