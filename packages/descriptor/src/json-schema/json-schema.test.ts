import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { descriptorJsonSchema } from './json-schema.ts';

test('the committed JSON schema is what the yup schema says today', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../remote.schema.generated.json'), 'utf8');
  expect(`${JSON.stringify(descriptorJsonSchema(), null, 2)}\n`).toBe(committed);
});
