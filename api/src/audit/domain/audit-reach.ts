/** Whose records are read: every hotel's and the platform's, one hotel's, or none. */
export type AuditReach = 'all' | number | 'none';
