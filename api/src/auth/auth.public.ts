export type { Caller, HotelScope } from './domain/caller.ts';
export { hashPassword, verifyPassword } from './domain/passwords.ts';
export { lifetimeInSeconds } from './domain/tokens.ts';
export { findPerson } from './people.repository.ts';
export { touchSession } from './sessions.repository.ts';
export { findCaller } from './use-cases/find-caller.ts';
export { readCaller } from './use-cases/read-caller.ts';
export { renewSession } from './use-cases/renew-session.ts';
