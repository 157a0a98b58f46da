const admin = 'admin@seaview.test';
const superAdmin = 'superadmin@demo.test';

/** @param {string} query */
const list = (query) => `/api/bookings?limit=10&${query}`;

/** @type {[name: string, path: string, alsoAll: boolean][]} */
const questions = [
  ['first page', list('page=1'), true],
  ['page in the middle', list('page=30000'), true],
  ['pending, page in the middle', list('page=15000&status=pending'), true],
  ['by name', list('page=1&sort=name'), true],
  ['by name, page in the middle', list('page=30000&sort=name'), true],
  ['by check-out, page in the middle', list('page=30000&sort=checkout_date'), false],
  ['by status', list('page=1&sort=status&order=desc'), false],
  ['search: one letter', list('page=1&search=a'), true],
  ['search: two letters of many', list('page=1&search=an'), true],
  ['search: two letters without a match', list('page=1&search=xq'), true],
  ['search: a name of many', list('page=1&search=adler'), true],
  ['search: what all have', list('page=1&search=measured'), true],
  ['search: one guest', list('page=1&search=guest-77770@'), true],
  ['search: two letters, by name, pending', list('page=1&search=an&sort=name&status=pending'), false],
  ['figures', '/api/bookings/stats', true],
  ["today's arrivals", '/api/bookings/arrivals?page=1&limit=10', true],
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
