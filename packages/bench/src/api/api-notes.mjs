import { cpus } from 'node:os';
import { count } from '../figures/formats.mjs';
import { connections } from './cases.mjs';

/**
 * @param {{ bookings: number, passengers: number, hotels: number }} size
 * @param {number} seconds
 */
export function apiNotes({ bookings, passengers, hotels }, seconds) {
  return [
    `${count(bookings)} bookings with ${count(passengers)} further guests in ${hotels} hotels; asked for by the admin of one hotel, ${connections} requests at a time, ${seconds} s for each way in three rounds taken in turns.`,
    `Processes: the load generator (autocannon), the server, and PostgreSQL with ${connections} backends share ${cpus().length} processors. The driver loop is one process and needs no load generator; the bare reply is a Fastify of its own under the same load generator.`,
    'Driver loop: the statements that the server itself sent for this address, recorded from its driver, prepared, with the same parameters, in the same parallel, through bare pg; without the look-up of the session, which the server does for every request.',
    'Bare reply: the same bytes from a Fastify without plugins, database or session.',
    'Compressed: asked as browsers ask, answered with Brotli; the other columns are about plain answers.',
    'Requests per second are the median of the rounds; p50 and p95 are of all their answers.',
  ];
}
