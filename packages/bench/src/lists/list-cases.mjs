const admin = 'admin@seaview.test';
const superAdmin = 'superadmin@demo.test';

/**
 * What is asked of the lists of hotels, staff and roles, and by whom.
 * @type {{ name: string, path: string, who: string }[]}
 */
export const listCases = [
  { name: 'hotels', path: '/api/hotel/list?page=1&limit=10', who: superAdmin },
  { name: 'hotels, page 900', path: '/api/hotel/list?page=900&limit=10', who: superAdmin },
  { name: 'hotels, pending', path: '/api/hotel/list?page=1&limit=10&status=pending', who: superAdmin },
  { name: 'hotels, a word of many', path: '/api/hotel/list?page=1&limit=10&search=plaza', who: superAdmin },
  {
    name: 'hotels, one by e-mail',
    path: '/api/hotel/list?page=1&limit=10&search=house-7777.',
    who: superAdmin,
  },
  {
    name: 'hotels, two letters',
    path: '/api/hotel/list?page=1&limit=10&search=rg&status=rejected',
    who: superAdmin,
  },
  { name: 'staff', path: '/api/hotel/staff?page=1&limit=10', who: admin },
  { name: 'staff, page 450', path: '/api/hotel/staff?page=450&limit=10', who: admin },
  {
    name: 'staff, active cooks',
    path: '/api/hotel/staff?page=1&limit=10&status=active&position=Cook',
    who: admin,
  },
  { name: 'staff, a name of many', path: '/api/hotel/staff?page=1&limit=10&search=moreau', who: admin },
  { name: 'staff, one by e-mail', path: '/api/hotel/staff?page=1&limit=10&search=person-4321@', who: admin },
  { name: 'staff of all hotels', path: '/api/hotel/staff?page=1&limit=10', who: superAdmin },
  { name: 'roles', path: '/api/hotel/roles', who: admin },
];
