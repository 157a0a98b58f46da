import { expect, test } from '@jest/globals';
import { readProjectFile } from '../tree/tree.ts';
import { formatRemoteJsonPage } from './remote-json-page.mjs';

test('the page of all fields of remote.json is the generated one', () => {
  expect(readProjectFile('docs/teams/remote-json.md')).toBe(formatRemoteJsonPage());
});
