import type { ClaimedEmail } from '../outbox.repository.ts';

export interface EmailSender {
  /** Resolves once the receiver has accepted the mail. */
  send(email: ClaimedEmail, signal: AbortSignal): Promise<void>;
  close(): void | Promise<void>;
  keepsContent: boolean;
}

/** Stores mails for the mailbox page; they count as sent, so that they cannot leave later. */
export const capturingSender: EmailSender = {
  send: async () => undefined,
  close: () => undefined,
  keepsContent: true,
};
