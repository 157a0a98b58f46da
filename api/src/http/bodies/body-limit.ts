import type { AnyEndpoint, Endpoint } from '@suite/contracts/http';
import { maxLengthOf } from '@suite/descriptor';
import type { Schema } from 'yup';

const kilobyte = 1024;
/** Derived limits are rounded up, which leaves room for white space and for fields of later versions. */
const roundedLimits = [2, 16, 64, 128, 256].map((size) => size * kilobyte);

export const defaultBodyLimit = 64 * kilobyte;

export function bodyLimitOf(endpoint: AnyEndpoint): number {
  const { name, body, maxBodyBytes } = endpoint as Endpoint;
  if (maxBodyBytes !== undefined) return maxBodyBytes;
  const largest = body ? largestJson(body) : 0;
  const limit = roundedLimits.find((rounded) => largest <= rounded);
  if (limit === undefined)
    throw new Error(`${name}: give the lists and texts of its body a maximum, or set maxBodyBytes`);
  return limit;
}

// JSON may escape a character as `\u00e9`, which takes six bytes.
const bytesOfCharacter = 6;
const bytesOfScalar = 25;

function largestJson(schema: Schema): number {
  const { fields, innerType } = schema as Schema & {
    fields?: Readonly<Record<string, Schema>>;
    innerType?: Schema;
  };
  if (fields) {
    const sizes = Object.entries(fields).map(([name, field]) => `"${name}":,`.length + largestJson(field));
    return sizes.reduce((sum, size) => sum + size, '{}'.length);
  }
  if (innerType) return maxLengthOf(schema) * (largestJson(innerType) + 1) + '[]'.length;
  return schema.type === 'string' ? largestText(schema) : bytesOfScalar;
}

function largestText(schema: Schema): number {
  const { oneOf, tests } = schema.describe();
  if (oneOf.length > 0) return Math.max(...oneOf.map((value) => JSON.stringify(value).length));
  const isEmail = tests.some(({ name }) => name === 'email');
  return maxLengthOf(schema) * (isEmail ? 1 : bytesOfCharacter) + '""'.length;
}
