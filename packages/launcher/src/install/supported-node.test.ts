import { expect, test } from '@jest/globals';
import { nodeProblem } from './supported-node.mjs';

const range = '>=20.19 <25';

test.each(['20.19.0', '20.20.2', '22.1.0', '24.99.0'])('Node %s is fine', (version) => {
  expect(nodeProblem(version, range)).toBeUndefined();
});

test.each(['12.22.0', '18.20.8', '20.18.3', '25.0.0'])('Node %s is told what is needed', (version) => {
  expect(nodeProblem(version, range)).toBe(
    `This project needs Node 20.19 or later, below 25; this is Node ${version}.`,
  );
});

test('a range the launcher cannot read is an error, not a pass', () => {
  expect(() => nodeProblem('20.19.0', '^20')).toThrow('cannot read: ^20');
});
