import type { HotelRegistration } from '@suite/contracts/hotels';

export const seaview: HotelRegistration = {
  hotel_name: 'Seaview',
  hotel_email: 'desk@seaview.test',
  hotel_phone: '+351 282 555 010',
  hotel_address: '12 Avenida da Praia',
  hotel_city: 'Lagos',
  hotel_state: 'Faro',
  hotel_country: 'Portugal',
  postal_code: '8600315',
  contact_person_name: 'Marta Figueiredo',
  contact_person_phone: '+351 912555044',
  contact_person_email: 'admin@seaview.test',
  registration_number: 'PT-508221947',
};

export const alpine: HotelRegistration = {
  hotel_name: 'Alpine',
  hotel_email: 'desk@alpine.test',
  hotel_phone: '+41 33 555 01 80',
  hotel_address: 'Dorfstrasse 41',
  hotel_city: 'Grindelwald',
  hotel_state: 'Bern',
  hotel_country: 'Switzerland',
  postal_code: '3818',
  contact_person_name: 'Lukas Brunner',
  contact_person_phone: '+41 79 555 02 16',
  contact_person_email: 'admin@alpine.test',
  registration_number: 'CHE-114-552-907',
};
