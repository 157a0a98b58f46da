import type { ImportField } from '@suite/contracts/integrations';
import { foldText } from '@suite/contracts/forms';
import { roomTypes } from '@suite/contracts/bookings';

type Words = Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'ar', string>;

/** The headings of the template; they are recognized in each language. */
export const importHeadings: Readonly<Record<ImportField, Words>> = {
  name: {
    en: 'Guest name',
    de: 'Name des Gastes',
    fr: 'Nom du client',
    es: 'Nombre del huésped',
    it: 'Nome dell’ospite',
    ar: 'اسم الضيف',
  },
  email: {
    en: 'Email',
    de: 'E-Mail-Adresse',
    fr: 'Adresse e-mail',
    es: 'Correo electrónico',
    it: 'Indirizzo e-mail',
    ar: 'البريد الإلكتروني',
  },
  checkin_date: {
    en: 'Check-in date',
    de: 'Anreisedatum',
    fr: 'Date d’arrivée',
    es: 'Fecha de llegada',
    it: 'Data di arrivo',
    ar: 'تاريخ الوصول',
  },
  checkout_date: {
    en: 'Check-out date',
    de: 'Abreisedatum',
    fr: 'Date de départ',
    es: 'Fecha de salida',
    it: 'Data di partenza',
    ar: 'تاريخ المغادرة',
  },
  no_nights: { en: 'Nights', de: 'Nächte', fr: 'Nuits', es: 'Noches', it: 'Notti', ar: 'الليالي' },
  room_type: {
    en: 'Room type',
    de: 'Zimmertyp',
    fr: 'Type de chambre',
    es: 'Tipo de habitación',
    it: 'Tipo di camera',
    ar: 'نوع الغرفة',
  },
  passengers: {
    en: 'Further guests',
    de: 'Weitere Gäste',
    fr: 'Autres clients',
    es: 'Otros huéspedes',
    it: 'Altri ospiti',
    ar: 'ضيوف آخرون',
  },
  phone: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', es: 'Teléfono', it: 'Telefono', ar: 'الهاتف' },
  arrival_time: {
    en: 'Arrival time',
    de: 'Ankunftszeit',
    fr: 'Heure d’arrivée',
    es: 'Hora de llegada',
    it: 'Ora di arrivo',
    ar: 'وقت الوصول',
  },
  requests: {
    en: 'Requests',
    de: 'Wünsche',
    fr: 'Demandes',
    es: 'Peticiones',
    it: 'Richieste',
    ar: 'الطلبات',
  },
  external_reference: {
    en: 'Reference',
    de: 'Referenz',
    fr: 'Référence',
    es: 'Referencia',
    it: 'Riferimento',
    ar: 'المرجع',
  },
};

/** The columns that the file of refused rows has after those of the import. */
export const refusalHeadings: readonly Words[] = [
  { en: 'Row', de: 'Zeile', fr: 'Ligne', es: 'Fila', it: 'Riga', ar: 'الصف' },
  { en: 'Error', de: 'Fehler', fr: 'Erreur', es: 'Error', it: 'Errore', ar: 'الخطأ' },
];

/** Headings of other programs, folded, as they are written in their exports. */
const otherHeadings: Readonly<Record<ImportField, string>> = {
  name:
    'name, guest, full name, customer, booker, lead guest, gast, gastname, kunde, nachname, nom, ' +
    'client, nom complet, nombre, huesped, cliente, nome, ospite, nominativo, الاسم, الضيف',
  email: 'e mail, mail, email address, e mail address, courriel, correo, posta elettronica, البريد',
  checkin_date:
    'check in, checkin, arrival, arrival date, from, start, anreise, ankunft, von, arrivee, ' +
    'llegada, entrada, fecha de entrada, arrivo, الوصول, تاريخ الدخول',
  checkout_date:
    'check out, checkout, departure, departure date, to, until, end, abreise, bis, depart, salida, ' +
    'partenza, المغادرة, تاريخ الخروج',
  no_nights:
    'no nights, number of nights, length of stay, ubernachtungen, anzahl nachte, nuitees, ' + 'عدد الليالي',
  room_type:
    'room, category, room category, zimmer, zimmerart, kategorie, chambre, habitacion, camera, ' + 'الغرفة',
  passengers:
    'guests, passengers, other guests, accompanying guests, gaste, mitreisende, accompagnants, ' +
    'acompanantes, accompagnatori, الضيوف',
  phone:
    'telephone, mobile, phone number, tel, handy, telefonnummer, portable, movil, cellulare, ' +
    'رقم الهاتف, الجوال',
  arrival_time: 'time, eta, time of arrival, ankunft um, uhrzeit, heure, hora, ora, ساعة الوصول',
  requests:
    'notes, note, comment, comments, remarks, special requests, bemerkung, bemerkungen, notizen, ' +
    'remarques, commentaires, notas, observaciones, ملاحظات',
  external_reference:
    'ref, booking number, booking id, booking reference, reservation number, reservation, confirmation number, ' +
    'buchungsnummer, reservierungsnummer, numero de reservation, numero de reserva, numero prenotazione, رقم الحجز',
};

function foldHeading(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const fieldsByHeading = new Map(
  (Object.keys(importHeadings) as ImportField[]).flatMap((field) =>
    [field, ...Object.values(importHeadings[field]), ...otherHeadings[field].split(', ')].map(
      (heading) => [foldHeading(heading), field] as const,
    ),
  ),
);

export function fieldOfHeading(heading: string): ImportField | undefined {
  return fieldsByHeading.get(foldHeading(heading));
}

type RoomType = (typeof roomTypes)[number];

const roomWords: Readonly<Record<RoomType, string>> = {
  Single:
    'single, sgl, einzel, einzelzimmer, ez, simple, chambre simple, individual, ' +
    'habitacion individual, singola, camera singola, مفردة, فردية',
  Double:
    'double, dbl, twin, doppel, doppelzimmer, dz, chambre double, doble, habitacion doble, doppia, ' +
    'camera doppia, matrimoniale, مزدوجة',
  Triple:
    'triple, tpl, dreibett, dreibettzimmer, chambre triple, habitacion triple, tripla, ' +
    'camera tripla, ثلاثية',
  Deluxe: 'deluxe, de luxe, dlx, luxe, superior, ديلوكس, فاخرة',
  Family:
    'family, fam, familie, familienzimmer, familiale, chambre familiale, familiar, ' +
    'habitacion familiar, familiare, camera familiare, عائلية',
};

const roomsByWord = new Map(
  roomTypes.flatMap((type) => roomWords[type].split(', ').map((word) => [foldHeading(word), type] as const)),
);

/** Returns undefined for a type that the hotels do not have. */
export function roomTypeOf(text: string): RoomType | undefined {
  const word = foldHeading(text);
  return roomsByWord.get(word) ?? roomsByWord.get(word.replace(/ (?:room|zimmer)$/, ''));
}
