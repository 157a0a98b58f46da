import { string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { fileFields, fileTypes } from '../http/export-file.schema.ts';
import { holdsAny } from '../permissions/permissions.ts';
import { singleLine } from '../forms/value-fields.ts';
import { bookingFiltersSchema, bookingOrderSchema } from './booking-filters.schema.ts';

const mostExportedIds = 1_000;
const tooManyIds = `At most ${mostExportedIds} bookings can be chosen`;

const listOfIds = /^\d{1,10}(,\d{1,10})*$/;
const largestId = 2_147_483_647;

export function readIds(ids: string | undefined): number[] {
  return ids ? [...new Set(ids.split(',').map(Number))] : [];
}

const idsField = singleLine('Ids')
  .max(mostExportedIds * `${largestId},`.length * 2, tooManyIds)
  .matches(listOfIds, {
    message: 'Ids must be booking numbers separated by commas',
    excludeEmptyString: true,
  })
  .test('few', tooManyIds, (ids) => {
    return readIds(ids).length <= mostExportedIds;
  })
  .test('known', 'Ids must be booking numbers separated by commas', (ids) => {
    return readIds(ids).every((id) => id >= 1 && id <= largestId);
  });

export function mayExportBookings(
  permissions: readonly string[],
  roles: readonly { role_name: string }[],
): boolean {
  return (
    holdsAny(permissions, ['manage_hotel']) ||
    roles.some(({ role_name }) => role_name === 'Super Admin' || role_name === 'Hotel Admin')
  );
}

/**
 * The filtered bookings in the caller's scope, as a file with a heading row first: CSV in UTF-8 with BOM, RFC 4180 unless
 * `separator` is `semicolon` (numbers have a decimal comma then), or XLSX with the times of the hotel's clock. `ids` (`1,2,3`)
 * narrows it to a selection. The file's name, `bookings-<timestamp>.csv`, is in the answer's `content-disposition`. Refused as
 * every call, with an envelope, before the first byte of the file.
 */
export const exportBookingsEndpoint = defineEndpoint({
  name: 'export-bookings',
  method: 'GET',
  path: '/bookings/export/csv',
  access: 'signed-in',
  query: bookingFiltersSchema.concat(bookingOrderSchema).shape({ ids: idsField, ...fileFields }),
  raw: Object.values(fileTypes),
  result: string().required(),
  fallbackMessage: 'Failed to export bookings',
  errors: ['PERMISSION_DENIED'],
});
