/** The languages guests are written to and read in; the first is spoken where none is known. */
export const guestLanguages = ['en', 'es', 'de', 'fr', 'it', 'ar'] as const;

export type GuestLanguage = (typeof guestLanguages)[number];
