export { enqueueEmail } from './use-cases/enqueue-email.ts';
