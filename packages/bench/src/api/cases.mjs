export const cases = [
  { name: 'no filter', query: 'page=1&limit=10' },
  { name: 'pending', query: 'page=1&limit=10&status=pending' },
  { name: 'dates', query: 'page=1&limit=10&dateFrom=2027-03-01&dateTo=2027-03-31' },
  { name: 'search', query: 'page=1&limit=10&search=moreau' },
  {
    name: 'all filters',
    query: 'page=1&limit=10&status=pending&search=moreau&dateFrom=2027-01-01&dateTo=2027-06-30',
  },
];

export const connections = 10;
