export const requestSentences = {
  STALE:
    'Another user has changed {what} in the meantime. Nothing was saved: load it again and repeat your changes.',
  REQUEST_INVALID: 'The request is not valid.',
  BODY_NOT_OBJECT: 'The request body must be a JSON object.',
  SERVER_BUSY: 'The server is busy, so your request was stopped. Please try again in a moment.',
  TOO_MANY_EXPORTS: 'Too many exports are running. Please try again in a minute.',
  AUDIT_READ_DENIED: 'You may not read the audit log.',
  NOTIFICATION_NOT_FOUND: 'There is no such notification.',
  MAIL_NOT_FOUND: 'Mail not found',
  MAIL_ADDRESS_INVALID: 'The e-mail address cannot be written to.',
  MAIL_SUBJECT_INVALID: 'The subject of an e-mail must be one line of text.',
} as const;
