import { recordSchema } from '../record.schema.ts';

export const contractVersions = (field: string) =>
  recordSchema({
    isKey: (key) => /^[a-z]+(?:-[a-z]+)*$/.test(key),
    isValue: (value): value is number => Number.isInteger(value) && Number(value) >= 1,
    keyProblem: (key) => `${field} names "${key}", which is not the kebab-case name of a call`,
    valueProblem: (key) => `${field}.${key} must be a whole number from 1`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } },
  });
