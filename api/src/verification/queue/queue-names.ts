export const schemaName = 'verification_queue';

export const queueName = 'checks';

/** The payload is `sent`, `expected`, or the id of a job that has ended. */
export const jobsChannel = 'verification_jobs';

export const sentMessage = 'sent';

export const expectedMessage = 'expected';
