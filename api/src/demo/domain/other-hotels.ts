import type { HotelRegistration } from '@suite/contracts/hotels';

function toRegistration(line: string): HotelRegistration {
  const cells = line.split(' | ');
  const [hotel_name, domain, phone, hotel_address, hotel_city, hotel_state, hotel_country, postal_code] =
    cells;
  const [contact_person_name, registration_number] = cells.slice(8);
  if (
    !hotel_name ||
    !phone ||
    !hotel_address ||
    !hotel_city ||
    !hotel_state ||
    !hotel_country ||
    !postal_code
  ) {
    throw new Error(`A cell is missing: ${line}`);
  }
  if (!contact_person_name || !registration_number) throw new Error(`A cell is missing: ${line}`);
  return {
    hotel_name,
    hotel_email: `desk@${domain}`,
    hotel_phone: phone,
    hotel_address,
    hotel_city,
    hotel_state,
    hotel_country,
    postal_code,
    contact_person_name,
    contact_person_phone: phone,
    contact_person_email: `${contact_person_name.split(' ')[0]?.toLowerCase()}@${domain}`,
    registration_number,
  };
}

/** Reads one hotel per line; `toRegistration` lists the fields, which are separated by `|`. */
function readHotelTable(table: string): HotelRegistration[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(toRegistration);
}

export const pendingHotels = readHotelTable(`
Casa Jacaranda | casajacaranda.test | +52 55 5550 1843 | Calle Orizaba 118 | Mexico City | CDMX | Mexico | 06700 | Renata Quintero | MX-CJA-220914
Fjordblikk Lodge | fjordblikk.test | +47 55 55 01 72 | Strandvegen 9 | Flam | Vestland | Norway | 5743 | Sigrid Haugen | NO-918220417
The Lantern House | lanternhouse.test | +81 75 555 0139 | 27 Shijo Kawaramachi | Kyoto | Kyoto | Japan | 6008001 | Haruka Matsuda | JP-26-004418
Baobab Garden Hotel | baobabgarden.test | +221 33 555 0127 | Rue de Thiong 31 | Dakar | Dakar | Senegal | 12500 | Aminata Diop | SN-DKR-2018-B-771
Harbour Light Inn | harbourlight.test | +1 902 555 0164 | 84 Lower Water Street | Halifax | Nova Scotia | Canada | 9025 | Callum MacRae | CA-NS-3310452
Palais Zitoun | palaiszitoun.test | +212 524 555 018 | 16 Derb Sidi Bouloukat | Marrakesh | Marrakesh-Safi | Morocco | 40000 | Karim Benali | MA-RC-87214
Hotel Vier Linden | vierlinden.test | +49 351 555 0126 | Prager Platz 5 | Dresden | Saxony | Germany | 01069 | Greta Lindner | DE-HRB-33817
Kestrel Ridge | kestrelridge.test | +64 3 555 0148 | 210 Lakeside Drive | Queenstown | Otago | New Zealand | 9300 | Imogen Fairbairn | NZ-9429-0481
Lotus Bay Resort | lotusbay.test | +84 258 555 0193 | 66 Tran Phu | Nha Trang | Khanh Hoa | Vietnam | 57100 | Linh Tran | VN-4201-887632
Posada del Cerro | posadadelcerro.test | +57 4 555 0175 | Carrera 43A 7-50 | Medellin | Antioquia | Colombia | 050022 | Mateo Salazar | CO-RNT-61920
Winterhalde | winterhalde.test | +43 5443 555 12 | Silvrettastrasse 22 | Galtuer | Tyrol | Austria | 6563 | Jonas Engel | AT-FN-428816k
Amber Court | ambercourt.test | +48 58 555 01 36 | Ulica Mariacka 14 | Gdansk | Pomerania | Poland | 80833 | Ewa Kaminska | PL-KRS-0000512044
Spice Route Haveli | spiceroute.test | +91 484 555 0157 | 3 Princess Street | Kochi | Kerala | India | 682001 | Nikhil Nair | IN-KL-HTL-2291
Blue Iguana Guesthouse | blueiguana.test | +593 5 555 0112 | Avenida Darwin 402 | Puerto Ayora | Galapagos | Ecuador | 200350 | Lucia Herrera | EC-GPS-00713
`);

/** These hotels are approved, but have no bookings. */
export const newHotels = readHotelTable(`
Villa Ondina | villaondina.test | +39 081 555 0161 | Via Marina Grande 27 | Sorrento | Campania | Italy | 80067 | Bianca Esposito | IT-NA-0518842
Tidewater House | tidewater.test | +1 843 555 0136 | 19 East Battery | Charleston | South Carolina | United States | 29401 | Walter Pruitt | US-SC-LDG-20771
Chateau des Tilleuls | tilleuls.test | +33 255 550 148 | 3 Allee des Tilleuls | Amboise | Centre-Val de Loire | France | 37400 | Colette Marchand | FR-SIRET-48210377
Rooftop Nine | rooftopnine.test | +65 6555 0172 | 9 Keong Saik Road | Singapore | Central Region | Singapore | 089115 | Joanna Seah | SG-HLB-202201144
`);

export const newHotelsAge = [205, 118, 64, 8];

export const rejectedHotels = readHotelTable(`
Grand Mirage Palace | grandmirage.test | +971 4 555 0188 | Al Seef Road 8 | Dubai | Dubai | United Arab Emirates | 00000 | Omar Haddad | AE-DED-771034
Sunset Budget Rooms | sunsetbudget.test | +1 305 555 0119 | 1440 Collins Avenue | Miami Beach | Florida | United States | 33139 | Xavier Delgado | US-FL-LDG-552810
Hostel Kupola | kupola.test | +36 1 555 0141 | Kiraly utca 52 | Budapest | Budapest | Hungary | 1061 | Dora Szabo | HU-NTAK-EG19004
`);

export const rejectedHotelsAge = [47, 19, 5];

export const rejectionReasons = [
  'The trade licence you named ended in March. Please register again with the renewed number.',
  'The address belongs to a private flat that is not licensed for lodging.',
  'The contact person could not be reached by phone.',
];
