/** The reach of audit records: all hotels and the platform, one hotel, or none. */
export type AuditReach = 'all' | number | 'none';
