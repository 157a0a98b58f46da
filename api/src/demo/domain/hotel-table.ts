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
export function readHotelTable(table: string): HotelRegistration[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map(toRegistration);
}
