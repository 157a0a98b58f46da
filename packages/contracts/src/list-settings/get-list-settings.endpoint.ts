import { defineEndpoint } from '../http/define-endpoint.ts';
import { listSettingsParams, listSettingsQuery, listSettingsSchema } from './list-settings.schema.ts';

/** The columns and views that the caller has chosen for a list of a hotel. */
export const getListSettingsEndpoint = defineEndpoint({
  name: 'get-list-settings',
  method: 'GET',
  path: '/list-settings/{list}',
  access: 'signed-in',
  params: listSettingsParams,
  query: listSettingsQuery,
  result: listSettingsSchema,
  fallbackMessage: 'Failed to fetch your columns and views',
  errors: ['HOTEL_NOT_FOUND'],
});
