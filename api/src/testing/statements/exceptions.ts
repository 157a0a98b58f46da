interface Exception {
  /** Found in a statement whose values are written as `$`. */
  statement: RegExp;
  /** Replaces the match, so that the rest of the statement is checked, too. */
  named: string;
  reason: string;
}

const deleted = (table: string, condition: string, reason: string): Exception => ({
  statement: new RegExp(`(?<=delete from ${table}\\s+where )(?=${condition})`),
  named: 'hotel_id = 0 and ',
  reason,
});

/** Statements that find their hotel, or concern all hotels. At most twenty. */
export const exceptions: readonly Exception[] = [
  {
    statement: /true \/\* (\w+) of all hotels \*\//,
    named: '$1.hotel_id = 0',
    reason: "Lists and figures of the whole platform, for a Super Admin's scope.",
  },
  {
    statement: /(?<=select own\.hotel_id from booking_overview own where )own\.id = any\(\$::integer\[\]\)/,
    named: 'own.hotel_id = 0',
    reason: 'Finds the hotels of the bookings that a Super Admin names.',
  },
  {
    statement: /(?<=from (?:bookings|passengers)\s+where )verification_token_hash = \$/,
    named: 'hotel_id = 0',
    reason: "A guest's link is a token, which names no hotel.",
  },
  {
    statement:
      /(?<=from (?:bookings|passengers)\s+where )short_id is null(?= and verification_token_encrypted is not null and id >)/,
    named: 'hotel_id = 0',
    reason: 'Links of all hotels get their short IDs after an upgrade.',
  },
  {
    statement:
      /(?<=select hotel_id, booking_id from verification_emails where )(?=kind = 'invitation' and done_at is null\))/,
    named: 'hotel_id = 0 and ',
    reason: 'Finds the bookings of all hotels whose invitations wait.',
  },
  {
    statement: /(?<=from verification_images\s+where )(?=delete_at <= now\(\)\s+order by)/,
    named: 'hotel_id = 0 and ',
    reason: 'The sweep deletes photos of all hotels when their time is over.',
  },
  {
    statement: /(?<=from verification_images\s+where )(?:verification_images\.)?path = (?:\$|stored\.path)/,
    named: 'hotel_id = 0',
    reason: 'Files without a row are found by their path.',
  },
  {
    statement: /(?<=from verification_attempts\s+where )(?=document_data is not null order by)/,
    named: 'hotel_id = 0 and ',
    reason: 'Seals what an earlier build stored unsealed, for all hotels.',
  },
  {
    statement: /\bverification_jobs\b/,
    named: 'queue',
    reason: 'Workers take the next job of the queue, whichever hotel it is of.',
  },
  {
    statement:
      /(?<=select hotel_id, endpoint_id from webhook_events\s+where )(?=state = 'waiting' (?:order by|and endpoint_id >))/,
    named: 'hotel_id = 0 and ',
    reason: 'Workers find the receivers that wait for events, whichever hotels they are of.',
  },
  {
    statement: /(?<=where )(?=first\.created_at < now\(\))/,
    named: 'endpoints.hotel_id = 0 and ',
    reason: 'Old deliveries of all hotels are deleted.',
  },
  {
    statement:
      /(?<=from booking_month_changes where )ctid = any\(array\(\s*select ctid from booking_month_changes limit \$ for update skip locked\)\)/,
    named: 'hotel_id = 0',
    reason: 'Changes to the counts of all hotels are added up together.',
  },
  deleted('idempotency_keys', 'started_at <=', 'Answers to calls of all hotels are forgotten after a day.'),
  {
    statement: /(?<=from external_calendars where )(?=next_read_at <= now\(\))/,
    named: 'hotel_id = 0 and ',
    reason: 'Subscribed calendars of all hotels are read when they are due.',
  },
  {
    statement: /(?<=from booking_imports\s+where )(?=state in \('checking', 'importing', 'undoing'\) and)/,
    named: 'hotel_id = 0 and ',
    reason: 'Workers take the next import, whichever hotel it is of.',
  },
  deleted('verification_emails', 'done_at is null', 'Invitations of all hotels are dropped after a week.'),
  deleted(
    'verification_attempts',
    "state = 'checking'",
    'Checks of all hotels whose process ended are deleted.',
  ),
  deleted('verification_identities', 'delete_at <=', 'Identities of all hotels are deleted in time.'),
  deleted('booking_import_batches', 'created_at <', 'Rows of files of all hotels are deleted in time.'),
  deleted(
    'verification_(?:selfies|challenges)',
    'expires_at <',
    'Selfies and challenges of all hotels are deleted in time.',
  ),
];
