export { findMachine, hashSecret } from './use-cases/find-machine.ts';
