import type { HotelRegistration } from '@suite/contracts/hotels';

let made = 0;

export function hotelRegistration(change: Partial<HotelRegistration> = {}): HotelRegistration {
  made += 1;
  return {
    hotel_name: 'Hotel Miramar',
    hotel_email: 'desk@miramar.test',
    hotel_phone: '+351 282 555 010',
    hotel_address: '5 Shore Road',
    hotel_city: 'Lagos',
    hotel_state: 'Faro',
    hotel_country: 'Portugal',
    postal_code: '8600',
    contact_person_name: 'Ana Maria Reis',
    contact_person_phone: '+351 912 555 011',
    contact_person_email: `ana.${made}@miramar.test`,
    registration_number: `PT-8840${made}`,
    ...change,
  };
}
