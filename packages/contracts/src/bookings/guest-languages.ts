/** The first language is the default. */
export const guestLanguages = ['en', 'es', 'de', 'fr', 'it', 'ar'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];
