import type { ClaimedEmail } from '../outbox.repository.ts';

/** The transport for mails of the outbox. */
export interface EmailSender {
  /** Resolves once the mail is taken over for good. */
  send(email: ClaimedEmail, signal: AbortSignal): Promise<void>;
  /** Ends every connection. */
  close(): void | Promise<void>;
  /** Whether the content is still of use after it was sent. */
  keepsContent: boolean;
}

/** For a server without mail: what is sent stays where the mailbox page shows it, and can never leave later. */
export const capturingSender: EmailSender = {
  send: async () => undefined,
  close: () => undefined,
  keepsContent: true,
};
