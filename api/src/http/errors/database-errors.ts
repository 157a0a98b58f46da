import { types } from 'node:util';

const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
]);
// The codes mean: no connection, read-only standby, no memory, too many connections, shutting down or starting.
const serverCodes = /^(08...|25006|53200|53300|57P0[1-5])$/;
const driverMessages = /^(Connection terminated|Cannot use a pool)|is not queryable$/;
// The codes mean the time-outs of a lock, a statement and an idle transaction; the messages are those of the pool.
const timeoutCodes = /^(55P03|57014|25P03)$/;
const timeoutMessages = /^(timeout exceeded when trying to connect|.* due to connection timeout)$/;

/** The database answers, but not within the time-outs that keep one caller from holding up all others. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  return timeoutCodes.test(code) || timeoutMessages.test(error.message) || isDatabaseBusy(cause);
}

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
