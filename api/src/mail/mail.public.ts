export { composeEmail } from './domain/compose-email.ts';
export { enqueueEmail } from './use-cases/enqueue-email.ts';
