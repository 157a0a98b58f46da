// Uses the synchronous functions, because the asynchronous ones would occupy Node's threads for file access.
import { hashSync, verifySync } from '@node-rs/argon2';

/** @param {{ password: string, cost: import('@node-rs/argon2').Options }} task */
export const hash = ({ password, cost }) => hashSync(password, cost);

/** @param {{ stored: string, password: string }} task */
export const verify = ({ stored, password }) => verifySync(stored, password);
