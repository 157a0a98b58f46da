export { createListSettings } from './create-list-settings.ts';
export { endpointQuery } from './endpoint-query.ts';
export { useApiMutation } from './endpoint-query.ts';
