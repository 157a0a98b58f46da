export { arrivalCode, bookingInArrival, isSignedFor, keyInCode, signArrival } from './domain/arrival-code.ts';
export { isLinkAlive } from './domain/link-expiry.ts';
export { findDueEmails, replanEmails } from './guest-mails.repository.ts';
export { selectUndeliveredEmails } from './undelivered-emails.repository.ts';
export { mailGuestLink, type LinkSettings } from './use-cases/mail-link.ts';
export { sendDueEmails } from './use-cases/send-due-emails.ts';
export { sendVerification } from './use-cases/send-verification.ts';
