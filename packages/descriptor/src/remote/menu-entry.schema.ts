import { object, string, type InferType } from 'yup';
import {
  anyOf,
  callPath,
  dottedId,
  label,
  listOf,
  order,
  routePath,
  unknownKeys,
} from './descriptor-fields.ts';
import { iconJsonSchema, isIconPath, isMenuIcon, menuIcons } from './menu-icons.ts';

const menuGroupSchema = object({
  id: dottedId().meta({ description: 'Same in all entries of the group.' }),
  label: label().meta({ description: 'Heading of the group.' }),
  order: order(),
}).noUnknown(unknownKeys);

const menuCountSchema = object({
  path: callPath(),
  label: label().meta({ description: 'Meaning of the number, which screen readers read after it.' }),
}).noUnknown(unknownKeys);

const iconProblem = `\${path} must be one of: ${menuIcons.join(', ')}; or SVG path data that begins with M, of at most 1500 characters`;

export const menuEntrySchema = object({
  id: dottedId().meta({ description: 'Unique among all menu entries.' }),
  label: label().meta({ description: 'Text of the entry.' }),
  path: routePath().meta({ description: 'Route that the entry opens.' }),
  alsoActiveOn: listOf(routePath(), 50, 'a list of paths').meta({
    description: 'Further routes on which the entry is marked as the current page.',
  }),
  icon: string()
    .typeError('${path} must be text')
    .test('icon', iconProblem, (icon) => icon === undefined || isMenuIcon(icon) || isIconPath(icon))
    .meta({
      description: 'Name of an icon of the shell, or SVG path data of a filled shape in a box of 24 by 24.',
      jsonSchema: iconJsonSchema,
    }),
  order: order(),
  permissions: anyOf(),
  group: menuGroupSchema
    .default(undefined)
    .optional()
    .meta({ description: 'Group of the entry; entries of several remotes with the same id form one group.' }),
  count: menuCountSchema.default(undefined).optional().meta({
    description:
      'Call whose result has a count, which the shell shows beside the label. It gets hotelId if the page follows the hotel.',
  }),
}).noUnknown(unknownKeys);

export type MenuGroup = InferType<typeof menuGroupSchema>;
