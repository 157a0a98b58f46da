import { expect, test } from '@jest/globals';
import { toLoadFailure, LoadFailure } from './load-failure.ts';

const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type });

test.each([
  ['a chunk that did not arrive', chunkError('error'), true],
  ['a chunk that arrived and did nothing', chunkError('missing'), false],
  ['an entry that did not arrive', Object.assign(new Error('x'), { name: 'ScriptNetworkError' }), true],
  ['code that throws', new TypeError('x is not a function'), false],
  ['code that throws anything', 'a text', false],
  ['a failure that knows better', new LoadFailure('x', { canRecover: true }), true],
])('%s', (_, error, canRecover) => {
  expect(toLoadFailure(error).canRecover).toBe(canRecover);
});
