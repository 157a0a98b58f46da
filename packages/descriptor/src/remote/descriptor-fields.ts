import { array, number, string, type AnyObject, type ISchema } from 'yup';
import { routePathPattern } from './route-path.ts';
import { recordSchema } from '../record.schema.ts';

/** Matches `manage_hotel` of the host and `spa.manage` of the remote mf-spa. */
export const permissionNamePattern = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)?[a-z][a-z0-9_]*$/;

export const exposePattern = /^\.\/[a-z0-9-]+$/;

export const contractVersions = (field: string) =>
  recordSchema({
    isKey: (key) => /^[a-z]+(?:-[a-z]+)*$/.test(key),
    isValue: (value): value is number => Number.isInteger(value) && Number(value) >= 1,
    keyProblem: (key) => `${field} names "${key}", which is not the kebab-case name of a call`,
    valueProblem: (key) => `${field}.${key} must be a whole number from 1`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
  });

// Matches invisible characters, direction overrides, controls, line breaks and blank letters.
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;
// These scripts have look-alike letters.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

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

export const listOf = <Item>(item: ISchema<Item, AnyObject>, most: number, kind = 'a list') =>
  array().of(item).typeError(`\${path} must be ${kind}`).max(most, `\${path} may list ${most} at most`);

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

/** Accepts visible characters of one script, so that a label cannot imitate another. */
export function isReadableLabel(label: string): boolean {
  return !unseen.test(label) && alike.filter((script) => script.test(label)).length <= 1;
}

/** Returns the prefix of a remote's permissions and events: `spa.` for mf-spa. */
export function permissionNameSpace(remote: string): string {
  return `${remote.replace(/^mf-/, '')}.`;
}

/** Permissions of the host contain no dot. */
export function isOwnPermission(name: string): boolean {
  return name.includes('.');
}
