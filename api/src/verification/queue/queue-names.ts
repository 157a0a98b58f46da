/** The schema of pg-boss. */
export const schemaName = 'verification_queue';

export const queueName = 'checks';

/** Notifications that a job was sent, or, with its id, that it has ended. */
export const jobsChannel = 'verification_jobs';

export const sentMessage = 'sent';

/** A guest is in front of the camera: a job will come. */
export const expectedMessage = 'expected';
