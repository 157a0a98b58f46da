export { findSignInProviderEndpoint } from './find-sign-in-provider.endpoint.ts';
export { finishSingleSignOnEndpoint } from './finish-single-sign-on.endpoint.ts';
export { getSingleSignOnEndpoint } from './get-single-sign-on.endpoint.ts';
export {
  testSingleSignOnSchema,
  updateSingleSignOnSchema,
  type SignInProvider,
  type SingleSignOn,
  type TestSingleSignOnPayload,
  type UpdateSingleSignOnPayload,
} from './provider.schema.ts';
export { startSingleSignOnEndpoint } from './start-single-sign-on.endpoint.ts';
export { testSingleSignOnEndpoint } from './test-single-sign-on.endpoint.ts';
export { updateSingleSignOnEndpoint } from './update-single-sign-on.endpoint.ts';
