export const admin = 'admin@seaview.test';
export const superAdmin = 'superadmin@demo.test';

/** @param {string} query */
export const list = (query) => `/api/bookings?limit=10&${query}`;

/** @param {number} days */
const dayFromToday = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** @param {number} days */
const monthFromToday = (days) => dayFromToday(days).slice(0, 7);

/** @type {[name: string, path: string, alsoAll: boolean][]} */
const questions = [
  ['first page', list('page=1'), true],
  ['page in the middle', list('page=30000'), true],
  ['pending, page in the middle', list('page=15000&status=pending'), true],
  ['by name', list('page=1&sort=name'), true],
  ['by name, page in the middle', list('page=30000&sort=name'), true],
  ['by check-out, page in the middle', list('page=30000&sort=checkout_date'), true],
  ['by status', list('page=1&sort=status&order=desc'), false],
  ['search: one letter', list('page=1&search=a'), true],
  ['search: two letters of many', list('page=1&search=an'), true],
  ['search: two letters without a match', list('page=1&search=xq'), true],
  ['search: a name of many', list('page=1&search=adler'), true],
  ['search: what all have', list('page=1&search=measured'), true],
  ['search: one guest', list('page=1&search=guest-77770@'), true],
  ['search: a reference', list('page=1&search=bdc-77771'), true],
  ['search: two letters, by name, pending', list('page=1&search=an&sort=name&status=pending'), false],
  ['figures', '/api/bookings/stats', true],
  ["today's arrivals", '/api/bookings/arrivals?page=1&limit=10', true],
  ['guests in house, 100 rows', '/api/bookings/arrivals?view=in-house&page=1&limit=100', false],
  ['departures, 100 rows', '/api/bookings/arrivals?view=departures&page=1&limit=100', false],
  ['what needs attention', '/api/attention', true],
  ['months of a year', `/api/dashboard/months?from=${monthFromToday(-300)}&to=${monthFromToday(30)}`, false],
  ['cancelled', list('page=1&stay=cancelled'), true],
  [
    'availability of 60 nights',
    `/api/rooms/availability?from=${dayFromToday(0)}&to=${dayFromToday(60)}`,
    false,
  ],
  // Four days of this hotel are as many stays as a month of a hotel with 1,000 rooms.
  ['calendar of 4 days', `/api/calendar?from=${dayFromToday(0)}&to=${dayFromToday(4)}`, false],
  ['calendar of 30 days', `/api/calendar?from=${dayFromToday(0)}&to=${dayFromToday(30)}`, false],
];

/**
 * @type {{ name: string, path: string, who: string }[]}
 */
export const bookingCases = [
  ...questions.map(([name, path]) => ({ name: `one hotel: ${name}`, path, who: admin })),
  ...questions
    .filter(([, , alsoAll]) => alsoAll)
    .map(([name, path]) => ({ name: `all hotels: ${name}`, path, who: superAdmin })),
  {
    name: 'all hotels: by hotel, page in the middle',
    path: list('page=50000&sort=hotel_name'),
    who: superAdmin,
  },
];
