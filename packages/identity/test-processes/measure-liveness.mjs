import { createRequire } from 'node:module';
import { page } from './guest-page.mjs';

const require = createRequire(import.meta.url);
const { measureFilms, measureGuests, measurePhotos } = require('../src/testing/faces/measure-liveness.ts');

const wanted = process.argv[2];
const measured = {
  ...((wanted ?? 'guests') === 'guests' && {
    guests: await measureGuests(page, Number(process.argv[3] ?? 200)),
  }),
  ...((wanted ?? 'films') === 'films' && { films: await measureFilms(page) }),
  ...((wanted ?? 'photos') === 'photos' && { photos: await measurePhotos(page) }),
};
console.log(JSON.stringify(measured, undefined, 2));
process.exit(0);
