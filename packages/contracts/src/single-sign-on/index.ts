export {
  findSignInProviderEndpoint,
  finishSingleSignOnEndpoint,
  startSingleSignOnEndpoint,
} from './single-sign-on.endpoint.ts';
export {
  getSingleSignOnEndpoint,
  testSingleSignOnEndpoint,
  updateSingleSignOnEndpoint,
} from './provider.endpoint.ts';
export {
  updateSingleSignOnSchema,
  type SignInProvider,
  type SingleSignOn,
  type TestSingleSignOnPayload,
  type UpdateSingleSignOnPayload,
} from './provider.schema.ts';
