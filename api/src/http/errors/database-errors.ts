import { types } from 'node:util';

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
]);
// The codes mean: no connection, read-only standby, no memory, too many connections, shutting down or starting.
const serverCodes = /^(08...|25006|53200|53300|57P0[1-5])$/;
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool)|is not queryable$/;

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
