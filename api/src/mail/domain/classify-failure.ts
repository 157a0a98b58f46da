/** `refused` is permanent, `later` concerns this recipient, and `server` all mails. */
export interface Failure {
  kind: 'refused' | 'later' | 'server';
  sentence: string;
}

interface SmtpError {
  code?: string;
  command?: string;
  message?: string;
  response?: string;
  responseCode?: number;
}

const longestReply = 200;

// Log only replies received before DATA; later ones may quote the mail.
function words({ response = '' }: SmtpError): string {
  return response
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestReply);
}

function codes({ response = '', responseCode }: SmtpError): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? String(responseCode ?? 'no answer');
}

function cause({ code = 'unknown', message = '' }: SmtpError): string {
  return /\bE[A-Z]{4,}\b/.exec(message)?.[0] ?? code;
}

function classifyReply(error: SmtpError, reply: number): Failure | undefined {
  const kind = reply >= 500 && reply !== 503 ? 'refused' : 'later';
  if (error.command === 'RCPT TO') {
    const verb = kind === 'refused' ? 'refused the recipient' : 'does not take mail for the recipient now';
    return { kind, sentence: `The mail server ${verb}: ${words(error)}` };
  }
  if (error.command === 'DATA') {
    const verb = kind === 'refused' ? 'refused the mail' : 'does not take the mail now';
    return { kind, sentence: `The mail server ${verb}: ${codes(error)}` };
  }
  return undefined;
}

function describeServerFailure(error: SmtpError): string {
  if (error.code === 'EABORT') return 'The mail server did not answer in time.';
  if (error.code === 'EAUTH')
    return `The mail server refused the user or password of SMTP_URL: ${codes(error)}`;
  if (error.command === 'MAIL FROM') return `The mail server refused the sender MAIL_FROM: ${words(error)}`;
  if (error.code === 'ETLS' || error.command === 'STARTTLS' || /certificate/i.test(error.message ?? ''))
    return 'The connection to the mail server could not be encrypted.';
  if (error.responseCode !== undefined) return `The mail server is not ready: ${codes(error)}`;
  return `The mail server cannot be reached: ${cause(error)}`;
}

export function classifyFailure(failure: unknown): Failure {
  const error = failure as SmtpError;
  const { code = '', responseCode } = error;
  if (responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return { kind: 'refused', sentence: 'The mail cannot be put into the words of SMTP.' };
  }
  const classified =
    responseCode === undefined || responseCode === 421 ? undefined : classifyReply(error, responseCode);
  return classified ?? { kind: 'server', sentence: describeServerFailure(error) };
}
