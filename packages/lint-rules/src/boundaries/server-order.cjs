/** Contexts depend on these folders. Each imports only earlier ones. */
const foundation = [
  'sealing',
  'loading',
  'config',
  'access',
  'languages',
  'errors',
  'validation',
  'optimistic-locking',
  'text-search',
  'http',
];

/** Each context imports only earlier ones. */
const contexts = [
  ...[
    'audit',
    'mail',
    'auth',
    'notifications',
    'staff-roles',
    'bookings',
    'guest-links',
    'ratings',
    'hotels',
    'rooms',
    'calendars',
  ],
  ...['verification', 'guests', 'front-desk', 'dashboard', 'single-sign-on', 'webhooks', 'imports'],
  ...['key-rotation', 'backup', 'integrations', 'list-settings', 'attention', 'search'],
];

/** These folders combine contexts, which never import them. */
const composition = ['bootstrap', 'commands', 'demo', 'operating', 'platform', 'testing'];

module.exports = { composition, contexts, foundation };
