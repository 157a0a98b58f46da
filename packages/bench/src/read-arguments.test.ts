import { describe, expect, test } from '@jest/globals';
import { readArguments } from './read-arguments.mjs';

describe('the arguments', () => {
  test('mean everything when nothing is named', () => {
    expect(readArguments([])).toEqual({
      sections: ['pages', 'api', 'bookings', 'identity'],
      runs: 5,
      peerRuns: 9,
      seconds: 10,
      rounds: 40,
      minutes: 30,
    });
  });

  test('choose sections, once each and in the usual order', () => {
    expect(readArguments(['api', 'pages', 'api']).sections).toEqual(['pages', 'api']);
  });

  test('make trials when they are named, and nothing else then', () => {
    expect(readArguments(['load', 'peers', 'crashes']).sections).toEqual(['peers', 'crashes', 'load']);
  });

  test('set how long is measured', () => {
    expect(readArguments(['--runs=3', '--seconds', '2'])).toMatchObject({
      runs: 3,
      peerRuns: 3,
      seconds: 2,
    });
    expect(readArguments(['--rounds=4', '--minutes=3'])).toMatchObject({ rounds: 4, minutes: 3 });
  });

  test.each([
    [
      ['page'],
      'There is no section page; there are pages, api, bookings, identity, peers, crashes, failover, registry, load, import, webhooks, migrations, scale.',
    ],
    [['--runs=0'], '--runs must be a whole number from 1 to 1000.'],
    [['--seconds=many'], '--seconds must be a whole number from 1 to 1000.'],
    [['--quick'], "Unknown option '--quick'"],
  ])('%j are refused in a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
