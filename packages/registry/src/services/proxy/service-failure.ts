import { RegistryError } from '../../errors/registry-error.ts';

export function describeFailure(error: unknown, alias: string): Error {
  if (error instanceof Error && 'errorType' in error) return error;
  const [status, message] = sentenceOf(codeOf(error), alias);
  const refusal = new RegistryError(status, 'UNAVAILABLE', message);
  refusal.cause = error;
  return refusal;
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const lateCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function sentenceOf(code: string, alias: string): [status: number, message: string] {
  if (unreachableCodes.has(code))
    return [502, `The service ${alias} cannot be reached. Please try again soon.`];
  if (lateCodes.has(code))
    return [504, `The service ${alias} did not answer in time. Please try again soon.`];
  if (code === 'FORBIDDEN_ADDRESS')
    return [502, `The service ${alias} has an address that must not be called.`];
  return [502, `The service ${alias} broke off. Please try again soon.`];
}

function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: readonly unknown[] };
  if (typeof code === 'string') return code;
  return errors?.[0] === undefined ? '' : codeOf(errors[0]);
}
