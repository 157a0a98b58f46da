/** The languages of guest mails and pages; the first is the default. */
export const guestLanguages = ['en', 'es', 'de', 'fr', 'it', 'ar'] as const;

export type GuestLanguage = (typeof guestLanguages)[number];
