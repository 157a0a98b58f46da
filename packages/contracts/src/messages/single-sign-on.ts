export const singleSignOnSentences = {
  SINGLE_SIGN_ON_DENIED: 'You may not set how people sign in here.',
  SINGLE_SIGN_ON_UNUSED: 'Single sign-on is not in use here. Sign in with your password.',
  SINGLE_SIGN_ON_OFF: 'Switch single sign-on on first',
  PLATFORM_PASSWORDS_KEPT: 'Accounts of the platform keep their passwords',
  MANAGER_SIGN_IN_MISSING: 'First let a person who manages the hotel sign in with this provider once',
  GRANTED_ROLE_REQUIRED: 'Choose a role whose permissions you hold',
  VALUE_LISTED_ALREADY: 'This value is listed already',
  CLIENT_SECRET_REQUIRED: 'Client secret is required',
  CLIENT_SECRET_AGAIN: 'Enter the client secret again',
  CLIENT_UNKNOWN: 'The provider does not know this client ID with this secret.',
  CLIENT_NOT_TESTED: 'The provider was found, but did not answer the test of the client ID.',
  PROVIDER_ADDRESS_PRIVATE: 'Enter a public https address; this one cannot be called from here.',
  PROVIDER_SILENT:
    'No OpenID Connect provider answers there. Check the address, and whether the provider can be reached from this server.',
  PROVIDER_ISSUER_DIFFERS:
    'The provider calls itself by another address. Enter its own issuer, exactly as it states it.',
  PROVIDER_INCOMPLETE:
    'The provider lacks something that is needed: the code flow, PKCE with S256, or https addresses for all of its calls.',
  PROVIDER_UNREACHABLE:
    '{provider_name} cannot be reached right now. Please try again in a few minutes; if you have a password, sign in with it.',
  PROVIDER_OTHER_BROWSER:
    'This sign-in was not begun in this browser, was used already, or took too long. Please start again from the sign-in page.',
  PROVIDER_CANCELLED: 'The sign-in was not completed at the provider. You can try again.',
  PROVIDER_ANSWER_REFUSED:
    'The answer of the provider could not be trusted, so you were not signed in. Please start again from the sign-in page.',
  PROVIDER_EMAIL_UNVERIFIED:
    'Your provider has not confirmed your e-mail address. Confirm it there, or ask your administrator.',
  PROVIDER_OTHER_DOMAIN:
    'E-mail addresses of this domain cannot sign in here. Use your work account, or ask your administrator.',
  PROVIDER_NO_ACCOUNT: 'You have no account here yet. Ask your administrator to add you.',
  PROVIDER_NOT_OPENED: 'No account could be opened for you here. Ask your administrator.',
  PROVIDER_OTHER_PERSON:
    'Your account here is linked to another person at the provider. Ask your administrator to add you anew.',
} as const;
