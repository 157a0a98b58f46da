export const reservedNames = ['mf-api', 'mf-shell'];

/** The shell or the server answers these addresses, or visitors would take them for the suite's. */
export const reservedPaths = [
  '/api/*',
  '/abmelden/*',
  '/anmelden/*',
  '/assets/*',
  '/auth/*',
  '/developer-edition/*',
  '/docs/*',
  '/forgot/*',
  '/forgot-password/*',
  '/index.html',
  '/login/*',
  '/logout/*',
  '/mailbox/*',
  '/metrics',
  '/releases',
  '/reports',
  '/reset-password/*',
  '/sign-in/*',
  '/sign-out/*',
  '/sign-up/*',
  '/single-sign-on/*',
  '/undo-email-change/*',
  '/undo-new-sign-in/*',
  '/verify/*',
];

/** Mails lead guests to these addresses, which one remote alone may answer. */
export const ownedPaths = {
  '/user-verification/*': 'mf-verification',
  '/verification-complete/*': 'mf-verification',
};

/** Titles, labels and routes of remotes may not contain these words: the suite alone may ask for credentials. */
export const reservedWords = [
  'password',
  'passkey',
  'passcode',
  'passwort',
  'kennwort',
  'mot de passe',
  "clé d'accès",
  'contraseña',
  'clave de acceso',
  'parola chiave',
  'كلمة المرور',
  'كلمة السر',
  'مفتاح المرور',
];

/** Unlike reserved words, phrases do not match within other words, as in "design input". */
export const reservedPhrases = [
  'log in',
  'log out',
  'log off',
  'sign in',
  'sign out',
  'two factor',
  'two step verification',
  '2fa',
  'one time code',
  'session expired',
  'verify identity',
  'verify your identity',
  'verify your account',
  'einloggen',
  'ausloggen',
  'zwei faktor',
  'sitzung abgelaufen',
  'se connecter',
  'se déconnecter',
  'deux facteurs',
  'session expirée',
  'iniciar sesión',
  'cerrar sesión',
  'dos factores',
  'sesión caducada',
  'disconnetti',
  'due fattori',
  'sessione scaduta',
  'تسجيل الخروج',
  'انتهت الجلسة',
];
