/** Names of the suite itself, which no remote may have. */
export const reservedNames = ['mf-api', 'mf-shell'];

/** Addresses that the shell or the server answers, or that visitors would take for a page of theirs; no remote may claim them. */
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

/** Addresses that mails lead guests to, and the only remote that may answer them. */
export const ownedPaths = {
  '/user-verification/*': 'mf-verification',
  '/verification-complete/*': 'mf-verification',
};

/** Words that no title, label or route of a remote may contain: only the suite itself speaks of ways to sign in. */
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

/**
 * Phrases that no title or label of a remote may contain, and that no segment of its routes may be, however their words are
 * joined. Within other words, as in "design input", they mean nothing.
 */
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
