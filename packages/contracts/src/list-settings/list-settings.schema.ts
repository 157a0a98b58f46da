import { array, boolean, object, string, type InferType } from 'yup';
import { foldText } from '../forms/fold-text.ts';
import { singleLine } from '../forms/single-line.ts';
import { flagField, idIn, queryNumberField, textField } from '../forms/strict-fields.ts';
import { textsIn } from '../forms/texts-in.ts';
import { updatedAtField } from '../forms/updated-at.ts';

const listNames = ['bookings', 'staff', 'roles', 'hotels', 'audit'] as const;

export type ListName = (typeof listNames)[number];

export const maxViews = 20;
export const maxViewNameLength = 60;
const maxHiddenColumns = 20;

const listMessage = `List must be one of ${listNames.join(', ')}`;

export const listSettingsParams = object({
  list: textField('List').required(listMessage).oneOf(listNames, listMessage),
});

export const listSettingsQuery = object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') });

const savedViewSchema = object({
  view_name: singleLine('View name')
    .required('View name is required')
    .max(maxViewNameLength, `View name must be at most ${maxViewNameLength} characters`),
  /** Is the query of the list's URL. */
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
export const listSettingsFormSchema = object({
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

export const listSettingsSchema = object({
  hidden_columns: array(string().required()).required(),
  views: array(object({ view_name: string().required(), query: string().defined() }).required()).required(),
  is_compact: boolean(),
  updated_at: string().defined().nullable(),
});

export type ListSettings = InferType<typeof listSettingsSchema>;
