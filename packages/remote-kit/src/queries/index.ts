export { createListSettings } from './create-list-settings.ts';
export { withBody, withId, withIdAndBody } from './endpoint-calls.ts';
export { endpointQuery } from './endpoint-query.ts';
export { useApiMutation } from './endpoint-query.ts';
