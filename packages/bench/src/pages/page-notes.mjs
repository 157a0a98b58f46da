import { ratio } from '../figures/formats.mjs';

/** @param {number} runs */
export function pageNotes(runs) {
  return [
    `Medians of ${runs} runs each, federated and one bundle in turns in one browser, each on a server and a database of its own.`,
    'Cold: empty cache, the form is filled in and submitted by a script in the moment it is usable. Preloaded: empty cache, submitted when the page has asked for nothing for 2.5 s. Warm: the second visit of the cold profile, signed out in between, with its HTTP cache.',
    'Sign-in usable: from the start of the navigation to the painted heading and the button that can be pressed. Click to table: from pressing the button to the first painted row. Both contain the server’s work for the sign-in; the guard’s 500 ms minimum is in both sign-in times.',
    'Reload: of the bookings, signed in, from the start of the navigation to the first painted row. Menu: from pressing the entry, on a page of the shell, to the first painted row; cold in a new profile in the moment the entry is there, visited before after going back.',
    'Bytes: answers as they came over the wire with their headers (encodedDataLength), of all requests sent before the moment; what a cache answered is no request.',
    'The one bundle has the same sources, screens, data calls, loaders and compression. It carries the bookings routes in its main file and the screen as a lazy chunk, knows its menu without GET /platform/remotes, and preloads the bookings screen while the sign-in page is idle, which a federated shell cannot: what the visitor may use is not known yet.',
    `Both share this machine with the browser: read the ratios, not the milliseconds (a ratio of ${ratio(1)} means no difference).`,
  ];
}
