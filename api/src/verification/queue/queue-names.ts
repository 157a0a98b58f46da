/** The schema that pg-boss has for itself. */
export const schemaName = 'verification_queue';

export const queueName = 'checks';

/** Where it is announced that a job was sent, or, by its id, that it is over. */
export const jobsChannel = 'verification_jobs';

export const sentMessage = 'sent';

/** A guest is in front of the camera: a job will come. */
export const expectedMessage = 'expected';
