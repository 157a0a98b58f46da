import { types } from 'node:util';

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
]);
// Connection exceptions, a standby that takes no writes, no memory, too many connections, and the server shutting down,
// crashing or starting up.
const serverCodes = /^(08...|25006|53200|53300|57P0[1-5])$/;
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool)|is not queryable$/;

/** True when the database could not be reached, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  return (
    networkCodes.has(code) ||
    serverCodes.test(code) ||
    driverMessages.test(error.message) ||
    isDatabaseUnavailable(cause)
  );
}
