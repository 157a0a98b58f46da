import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
  user: string | undefined;
  encrypted: boolean;
}

/** The server accepts a mail if a handler returns undefined. */
export interface MailServerRules {
  port?: number;
  login?: { user: string; password: string };
  offersStartTls?: boolean;
  onSender?(): Error | undefined;
  onRecipient?(address: string): Error | undefined;
  /** Receives the whole mail before it is acknowledged. */
  onMail?(mail: ReceivedMail): Promise<Error | undefined>;
}

export interface TestMailServer {
  port: number;
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

export function smtpReply(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

export async function startMailServer(rules: MailServerRules = {}): Promise<TestMailServer> {
  const { login, offersStartTls = false } = rules;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: [...(offersStartTls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const known = username === login?.user && password === login?.password;
      done(known ? null : smtpReply(535, `Not ${password ?? 'that'}`), known ? { user: username } : {});
    },
    onMailFrom: (_address, _session, done) => done(rules.onSender?.()),
    onRcptTo: ({ address }, _session, done) => done(rules.onRecipient?.(address)),
    onData(stream, session, done) {
      const received = receive(stream, session).then(async (mail) => {
        const refusal = await rules.onMail?.(mail);
        if (!refusal) mails.push(mail);
        return refusal;
      });
      received.then((refusal) => done(refusal), done);
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(rules.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    port: address.port,
    mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<ReceivedMail> {
  const raw = await readText(stream);
  const { mailFrom, rcptTo } = session.envelope;
  return {
    ...(await PostalMime.parse(raw)),
    envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
    raw,
    user: session.user as string | undefined,
    encrypted: session.secure,
  };
}
