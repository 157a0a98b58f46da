export const integrationSentences = {
  WEBHOOK_NOT_FOUND: 'This webhook was not found. It may have been deleted.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'This delivery was not found. Deliveries are stored for 30 days.',
  WEBHOOK_ADDRESS_REFUSED: 'Use a public address that begins with https.',
  WEBHOOKS_TOO_MANY: 'A hotel can have {most} webhooks. Delete one that is no longer used.',
  API_TOKEN_UNKNOWN: 'This API token is not valid.',
  API_TOKEN_UNPREFIXED:
    'This token is not valid. Sign in again, or send the whole API token, which begins with suite_.',
  API_TOKEN_EXPIRED: 'This API token has expired.',
  API_TOKEN_REVOKED: 'This API token was revoked.',
  API_TOKEN_NOT_ACCEPTED: 'This call does not accept API tokens.',
  API_TOKEN_SCOPE_MISSING: 'This API token lacks the scope {scope}.',
  API_TOKEN_NAME_TAKEN: 'There is an API token named {name} already.',
  API_TOKEN_NOT_FOUND: 'This API token was not found. It may have been revoked.',
  TOO_MANY_API_TOKENS: 'A hotel has at most {most} valid API tokens. Revoke one that is not used any more.',
  IDEMPOTENCY_KEY_INVALID: 'An Idempotency-Key has 1 to 255 printable ASCII characters without spaces.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was sent with another body. Use a new key for a new call.',
  IDEMPOTENCY_KEY_RUNNING:
    'The first call with this Idempotency-Key is still running. Please repeat it in a few seconds.',
  REFERENCE_TAKEN: 'Another booking of this hotel has this reference already.',
  BULK_RUNNING:
    'Another call that stores many bookings of this hotel is still running. Please repeat it in a few seconds.',
  REFERENCE_REPEATED:
    'An earlier row of this call has this reference and other values. Send one row for each booking.',
  CURSOR_INVALID: 'This cursor is not known. Read the list of bookings again, and begin without a cursor.',
} as const;
