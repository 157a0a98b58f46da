import { listMailboxEndpoint, mailboxQuerySchema } from '@suite/contracts/mail';
import type { FastifyInstance } from 'fastify';
import { number, object, type InferType } from 'yup';
import { DomainError } from '../errors/domain-error.ts';
import { parseFields } from '../validation/request-values.ts';
import { sendPage } from '../http/security/security-headers.ts';
import { servePublicEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { capturesMail, registerDelivery } from './delivery/register-delivery.ts';
import { findEmail } from './mail.repository.ts';
import { mailboxStyle, renderEmailDocument, renderMailboxPage } from './mailbox-page/mailbox-page.ts';
import { listMailbox, type MailboxQuery } from './use-cases/list-mailbox.ts';

const frameParams = object({
  id: number().integer('Mail not found').positive('Mail not found').max(Number.MAX_SAFE_INTEGER).required(),
});

// Mails are untrusted HTML: the policy blocks scripts, requests and framing by other sites.
const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The captured mailbox shows one-time passwords to every visitor, so it exists in demo mode only. */
export function registerMailRoutes(app: FastifyInstance): void {
  registerDelivery(app);
  if (!capturesMail(app.config)) return;

  servePublicEndpoint(app, listMailboxEndpoint, async ({ query }) => ({
    message: 'Mailbox fetched successfully.',
    result: await listMailbox(app.database, query),
  }));

  app.get('/mailbox', async (request, reply) => {
    const query = parseFields(mailboxQuerySchema, request.query) as MailboxQuery;
    return sendPage(reply, renderMailboxPage(await listMailbox(app.database, query), query.recipient ?? ''));
  });

  app.get('/mailbox/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(mailboxStyle),
  );

  app.get('/mailbox/:id', async (request, reply) => {
    const { id } = parseFields(frameParams, request.params) as InferType<typeof frameParams>;
    const email = await findEmail(app.database, id);
    if (!email) throw new DomainError('NOT_FOUND', 'MAIL_NOT_FOUND');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.header('content-security-policy', framePolicy).header('x-frame-options', 'SAMEORIGIN');
    return renderEmailDocument(email);
  });
}
