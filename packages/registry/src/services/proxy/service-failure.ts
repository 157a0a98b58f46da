import { RegistryError } from '../../errors/registry-error.ts';

/** The refusal of a call that got no answer, by the code of what went wrong. */
export function describeFailure(error: unknown, alias: string): RegistryError {
  if (error instanceof RegistryError) return error;
  const code = codeOf(error);
  const failure = failures[code];
  const [status, sentence] = failure ?? [502, `The service ${alias} broke off.`];
  const refusal = new RegistryError(
    status,
    'UNAVAILABLE',
    `${sentence.replace('<alias>', alias)} Please try again soon.`,
  );
  refusal.cause = error;
  return refusal;
}

const unreachable: [number, string] = [502, 'The service <alias> cannot be reached.'];
const late: [number, string] = [504, 'The service <alias> did not answer in time.'];

const failures: Readonly<Record<string, [number, string] | undefined>> = {
  UND_ERR_CONNECT_TIMEOUT: [504, 'The service <alias> cannot be reached in time.'],
  UND_ERR_HEADERS_TIMEOUT: late,
  UND_ERR_BODY_TIMEOUT: late,
  ECONNREFUSED: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  FORBIDDEN_ADDRESS: [502, 'The service <alias> has an address that must not be called.'],
};

/** Of several addresses that were tried, the first one's. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: readonly unknown[] };
  if (typeof code === 'string') return code;
  return errors?.[0] === undefined ? '' : codeOf(errors[0]);
}
