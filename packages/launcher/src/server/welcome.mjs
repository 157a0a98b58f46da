const password = 'Demo1234';
const accounts = [
  ['superadmin@demo.test', 'Super Admin: reviews hotels, sees every booking'],
  ['admin@seaview.test', 'Hotel Admin of the Seaview'],
  ['staff@seaview.test', 'Staff of the Seaview: bookings'],
  ['admin@alpine.test', 'Hotel Admin of the Alpine'],
  ['roles@seaview.test', 'Assigns roles at the Seaview'],
  ['none@seaview.test', 'No permissions'],
  ['operator@demo.test', 'Platform Operator: promotes and rolls back releases, sees no hotel'],
];

/** @param {{ url: string, demo: boolean, log: string | undefined }} what */
export function welcome({ url, demo, log }) {
  const width = Math.max(...accounts.map(([email = '']) => email.length));
  const table = accounts.map(([email = '', who = '']) => `    ${email.padEnd(width)}   ${who}`);
  return [
    '',
    `  Open ${url}`,
    ...(demo ? ['', `  Demo accounts, all with the password ${password}:`, ...table] : []),
    '',
    ...(log === undefined ? [] : [`  Log: ${log}`]),
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
