import { array, number, string } from 'yup';
import { isReadableLabel } from './readable-label.ts';
import { permissionNamePattern } from './permissions/permission-names.ts';
import { routePathPattern } from './routes/route-path.ts';

export const required = '${path} is required';
export const unknownKeys = '${path} has unknown fields: ${unknown}';
const dottedIdPattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;

export const routePath = () =>
  string()
    .typeError('${path} must be text')
    .matches(routePathPattern, {
      message: ({ path, value }: { path: string; value: string }) =>
        value.startsWith('/')
          ? `${path} may hold plain segments and :parameters, and * only as its last segment`
          : `${path} must start with /`,
      excludeEmptyString: true,
    })
    .required(required);

const labelProblem =
  '${path} must be one line of visible characters, and of one script where letters look alike';

export const optionalLabel = () =>
  string()
    .typeError('${path} must be text')
    .trim('${path} must not begin or end with spaces')
    .max(60)
    .test('readable', labelProblem, (value) => isReadableLabel(value ?? ''));

export const label = () => optionalLabel().required(required);

export const anyOf = () =>
  array()
    .of(string().matches(permissionNamePattern, '${path} is not a permission name').required(required))
    .typeError('${path} must be a list of permission names')
    .min(1, '${path} must name at least one permission; leave it out to ask for none')
    .max(50, '${path} may list 50 at most')
    .meta({ description: 'Users need one of these permissions; without it, none.' });

export const order = () =>
  number()
    .typeError('${path} must be a number')
    .integer('${path} must be a whole number')
    .required(required)
    .meta({ description: 'Position; smaller numbers come first.' });

export const dottedId = () =>
  string()
    .typeError('${path} must be text')
    .matches(dottedIdPattern, '${path} must be lower-case words joined by dots or hyphens')
    .required(required);

export const callPath = () =>
  string()
    .typeError('${path} must be text')
    .max(200)
    .matches(/^(?:\/[a-zA-Z0-9_-]+)+$/, '${path} must be the path of a call below /api, such as /bookings')
    .required(required)
    .meta({ description: 'Path of a GET call below /api.' });
