import { array, boolean, object, string, type InferType } from 'yup';
import { foldText } from '../forms/fold-text.ts';
import { flagField, idIn, queryNumberField, textField, textsIn } from '../forms/strict-fields.ts';
import { singleLine, updatedAtField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

const listNames = ['bookings', 'staff', 'roles', 'hotels', 'audit'] as const;
export type ListName = (typeof listNames)[number];

export const maxViews = 20;
export const maxViewNameLength = 60;
const maxHiddenColumns = 20;

const listMessage = `List must be one of ${listNames.join(', ')}`;

const listSettingsParams = object({
  list: textField('List').required(listMessage).oneOf(listNames, listMessage),
});

const listSettingsQuery = object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') });

const savedViewSchema = object({
  view_name: singleLine('View name')
    .required('View name is required')
    .max(maxViewNameLength, `View name must be at most ${maxViewNameLength} characters`),
  query: singleLine('Filters').max(2000, 'Filters must be at most 2000 characters').defined(),
}).noUnknown();
export type SavedView = InferType<typeof savedViewSchema>;

/** Stored views may share a name, because names were compared less strictly once. */
function isNamedApart(views: unknown, stored: unknown): boolean {
  const names = textsIn(views, 'view_name');
  const folded = names.map(foldText);
  const kept = new Set(textsIn(stored, 'view_name'));
  const isApart = (name: string) => folded.filter((other) => other === foldText(name)).length === 1;
  return new Set(names).size === names.length && names.every((name) => kept.has(name) || isApart(name));
}

/** Validate with `context: { views }`, the stored views. */
const listSettingsFormSchema = object({
  hidden_columns: array(singleLine('Column').required('Column is required').max(40, 'Column is not known'))
    .required('Columns are required')
    .max(maxHiddenColumns, `At most ${maxHiddenColumns} columns can be hidden`),
  views: array(savedViewSchema.required('View is required'))
    .required('Views are required')
    .max(maxViews, `At most ${maxViews} views can be saved`)
    .test('names', 'Two views cannot have the same name', function (views) {
      return isNamedApart(views, (this.options.context as { views?: unknown } | undefined)?.views);
    }),
  /** If it is missing, the stored value stays. */
  is_compact: flagField('Compact rows'),
  updated_at: updatedAtField(),
}).noUnknown();
export type ListSettingsForm = InferType<typeof listSettingsFormSchema>;

const listSettingsSchema = object({
  hidden_columns: array(string().required()).required(),
  views: array(object({ view_name: string().required(), query: string().defined() }).required()).required(),
  is_compact: boolean(),
  updated_at: string().defined().nullable(),
});
export type ListSettings = InferType<typeof listSettingsSchema>;

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
