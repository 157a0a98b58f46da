import { describe, expect, test } from '@jest/globals';
import { defineRemote } from '../define-remote.tsx';
import { remoteProblems } from './index.ts';

const screen = async () => () => null;
const serving = (...paths: string[]) => defineRemote({ routes: paths.map((path) => ({ path, screen })) });

describe('remoteProblems', () => {
  test('is content when screens and descriptor agree', () => {
    expect(remoteProblems(serving('/', '/a'), { routes: [{ path: '/a' }, { path: '/' }] })).toEqual([]);
  });

  test('names what is missing, undeclared or double', () => {
    expect(remoteProblems(serving('/b', '/b'), { routes: [{ path: '/a' }] })).toEqual([
      'remote.json declares /a, but no screen is given for it.',
      'A screen is given for /b, which remote.json does not declare.',
      'A screen is given for /b, which remote.json does not declare.',
      'Two screens are given for /b.',
    ]);
  });

  test('names parts that are missing or undeclared', () => {
    const remote = defineRemote({ routes: [], parts: { 'pick-room': screen } });
    expect(remoteProblems(remote, { routes: [], parts: [{ name: 'pick-room' }] })).toEqual([]);
    expect(remoteProblems(remote, { routes: [], parts: [{ name: 'pick-guest' }] })).toEqual([
      'remote.json declares the part pick-guest, but no component is given for it.',
      'A component is given for the part pick-room, which remote.json does not declare.',
    ]);
  });
});
