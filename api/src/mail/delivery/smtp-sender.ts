import { loadOnce } from '../../loading/load-once.ts';
import type { SmtpSettings } from '../../config/smtp-settings.ts';
import type { ClaimedEmail } from '../outbox.repository.ts';

export interface EmailSender {
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

const connectInMs = 10_000;
const silenceInMs = 30_000;
const idleInMs = 30_000;

export function openSmtpSender(settings: SmtpSettings, connections: number): EmailSender {
  const { url, from } = settings;
  const opened = loadOnce(() => openTransport(settings, connections));
  return {
    keepsContent: false,
    async send({ message_id, recipient, subject, text, html, created_at, traceparent, tracestate }, signal) {
      const transport = await opened.load();
      const sending = transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject: encodeSubject(subject),
        text,
        html,
        date: created_at,
        // The id is the same at each attempt, so that receivers can discard duplicates.
        messageId: `<${message_id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(traceparent !== null && { Traceparent: traceparent }),
          ...(tracestate !== null && { Tracestate: tracestate }),
        },
        signal,
      });
      await sending.catch((error: Error) => {
        throw withoutPassword(error, url);
      });
    },
    close: async () => (await opened.loaded())?.close({ force: true }),
  };
}

async function openTransport({ url, encrypted }: SmtpSettings, connections: number) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    pool: true,
    url,
    ...(encrypted && { requireTLS: true }),
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: connectInMs,
    dnsTimeout: connectInMs,
    greetingTimeout: connectInMs,
    socketTimeout: silenceInMs,
    idleTimeout: idleInMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// A server may quote the password in an answer, and answers are stored.
function withoutPassword(error: Error & { response?: string }, url: string): Error {
  const password = decodeURIComponent(new URL(url).password);
  if (password !== '' && error.response?.includes(password)) {
    error.response = error.response.replaceAll(password, '***');
  }
  return error;
}

// 45 bytes become 60 characters of base64; with its marks, a word remains below the limit of 75.
const bytesInWord = 45;

/** Encodes text that looks like an encoded word, because receivers would decode it, line breaks included. */
function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [''];
  for (const character of subject) {
    const longer = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(longer) > bytesInWord) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
