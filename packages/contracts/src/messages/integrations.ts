export const integrationSentences = {
  API_TOKEN_UNKNOWN: 'This API token is not valid.',
  API_TOKEN_EXPIRED: 'This API token has expired.',
  API_TOKEN_REVOKED: 'This API token was revoked.',
  API_TOKEN_NOT_ACCEPTED: 'This call does not accept API tokens.',
  API_TOKEN_SCOPE_MISSING: 'This API token lacks the scope {scope}.',
  API_TOKEN_NAME_TAKEN: 'There is an API token named {name} already.',
  API_TOKEN_NOT_FOUND: 'This API token was not found. It may have been revoked.',
  TOO_MANY_API_TOKENS: 'A hotel has at most {most} valid API tokens. Revoke one that is not used any more.',
} as const;
