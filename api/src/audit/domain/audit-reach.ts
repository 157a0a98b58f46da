/** `all` includes the platform's own records; a number is the id of a hotel. */
export type AuditReach = 'all' | number | 'none';
