import type { SmtpSettings } from '../../config/smtp-settings.ts';
import { encodeSubject } from '../domain/encode-subject.ts';
import type { EmailSender } from './email-sender.ts';
import { loadOnce } from '../../http/load-once.ts';

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
    // The outbox retries.
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
