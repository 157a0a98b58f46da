import { types } from 'node:util';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE']);
// Connection exceptions, too many connections, and the server shutting down or starting up.
const serverCodes = /^(08...|53300|57P0[1-3])$/;
const driverMessages = /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool)/;

/** True when the database could not be reached, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code = '' } = error as { code?: string };
  return networkCodes.has(code) || serverCodes.test(code) || driverMessages.test(error.message);
}
