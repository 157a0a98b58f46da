import path from 'node:path';
import { expect, test } from '@jest/globals';
import { shellConfig } from './shell-config.mjs';

test('the shell gives each of its chunks two minutes to arrive', () => {
  const { output } = shellConfig(path.resolve(__dirname, '../../../shell'));
  expect(output?.chunkLoadTimeout).toBe(120_000);
});
