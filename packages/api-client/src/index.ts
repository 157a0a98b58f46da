export { ApiCallError } from './api-call-error.ts';
export { answerThrough, callEndpoint, fetchFile, prefetchedResult, type CallInput } from './call-endpoint.ts';
export { askForConfirmation, confirmWith } from './send-in-session.ts';
export { discardPrefetchedCalls, prefetchCall } from './prefetched-calls.ts';
export { apiBase, fetchApi } from './fetch-api.ts';
export { readRefusalOf, sendInSession } from './send-in-session.ts';
export { onSignedOut } from './send-in-session.ts';
export { onUnreachable } from './send-in-session.ts';
