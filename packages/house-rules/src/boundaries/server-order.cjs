/** Folders that contexts stand on. They are no contexts, and have no public file. A folder imports those before it. */
const foundation = [
  'sealing',
  'config',
  'access',
  'languages',
  'errors',
  'validation',
  'optimistic-locking',
  'text-search',
  'http',
];

/** A context imports those before it. */
const contexts = [
  ...['audit', 'mail', 'auth', 'notifications', 'staff-roles', 'bookings', 'hotels', 'dashboard'],
  ...['verification', 'single-sign-on', 'key-rotation', 'backup', 'list-settings', 'attention', 'search'],
];

/** Folders that put contexts together. No context imports them. */
const composition = ['bootstrap', 'commands', 'demo', 'operating', 'platform', 'testing'];

module.exports = { composition, contexts, foundation };
