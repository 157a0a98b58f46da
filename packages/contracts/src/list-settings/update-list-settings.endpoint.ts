import { defineEndpoint } from '../http/define-endpoint.ts';
import {
  listSettingsFormSchema,
  listSettingsParams,
  listSettingsQuery,
  listSettingsSchema,
} from './list-settings.schema.ts';

/** Replaces the columns and views of the caller. With `updated_at` a change of an older state is refused as STALE. */
export const updateListSettingsEndpoint = defineEndpoint({
  name: 'update-list-settings',
  method: 'PATCH',
  path: '/list-settings/{list}',
  access: 'signed-in',
  params: listSettingsParams,
  query: listSettingsQuery,
  body: listSettingsFormSchema,
  // Filters are URL-encoded and thus ASCII, so that the body is smaller than its texts allow.
  maxBodyBytes: 64 * 1024,
  result: listSettingsSchema,
  fallbackMessage: 'Failed to save your columns and views',
  errors: ['HOTEL_NOT_FOUND', 'STALE'],
});
