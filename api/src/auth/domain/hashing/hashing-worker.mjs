// Runs in threads of the hashing pool. The waiting forms do not touch the threads that Node reads files with.
import { hashSync, verifySync } from '@node-rs/argon2';

/** @param {{ password: string, cost: import('@node-rs/argon2').Options }} task */
export const hash = ({ password, cost }) => hashSync(password, cost);

/** @param {{ stored: string, password: string }} task */
export const verify = ({ stored, password }) => verifySync(stored, password);
