import { describe, expect, test } from '@jest/globals';
import { brokenAsking, brokenClaims, brokenDescriptors } from '../testing/gate/broken-descriptors.ts';
import { brokenOwnership } from '../testing/gate/broken-claims.ts';
import { brokenFederation } from '../testing/gate/broken-federation.ts';
import { brokenContents, brokenReleaseFiles } from '../testing/gate/broken-files.ts';
import { brokenNeighbours } from '../testing/gate/broken-neighbours.ts';
import { contentsOf, gateCase, evaluate, liveRelease } from '../testing/gate/gate-case.ts';
import { brokenScripts } from '../testing/gate/broken-scripts.ts';
import { brokenTexts } from '../testing/gate/broken-texts.ts';
import { goodReleases } from '../testing/gate/good-releases.ts';
import { goodTexts } from '../testing/gate/good-texts.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { checkGate } from './check-gate.ts';

const broken = [
  ...brokenReleaseFiles,
  ...brokenContents,
  ...brokenFederation,
  ...brokenScripts,
  ...brokenDescriptors,
  ...brokenAsking,
  ...brokenClaims,
  ...brokenNeighbours,
  ...brokenOwnership,
  ...brokenTexts,
];

const evaluated = (change: (one: ReturnType<typeof gateCase>) => void) => {
  const one = gateCase();
  change(one);
  return evaluate(one);
};

describe('a release that is not compatible with the live set', () => {
  test.each(broken)('%s: %s', (_what, code, help, change) => {
    const problems = evaluated(change);
    expect(problems.map((problem) => problem.code)).toContain(code);
    const said = problems.filter((problem) => problem.code === code).map(({ message }) => message);
    expect(said.join('\n')).toMatch(help);
  });

  test('at least 95 of 100 broken releases are refused, each in one sentence that says what to do', () => {
    const verdicts = broken.map(([what, , , change]) => ({ what, problems: evaluated(change) }));
    const passed = verdicts.filter(({ problems }) => problems.length === 0).map(({ what }) => what);
    expect(broken.length).toBeGreaterThanOrEqual(40);
    expect(new Set(broken.map(([what]) => what)).size).toBe(broken.length);
    expect(passed).toEqual([]);
    for (const { message } of verdicts.flatMap(({ problems }) => problems)) {
      expect(message).toMatch(/^[^\n]+: [a-z"][^\n]+[^.]\.$/);
      expect(message).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test.each([null, undefined, 7, 'x', [], {}, { descriptor: null }])(
    '%j in place of release.json',
    (manifest) => {
      const { live, host } = gateCase();
      expect(checkGate({ manifest }, live, host).length).toBeGreaterThan(0);
    },
  );
});

describe('a release that is compatible with the live set', () => {
  test('there are at least 50 of them', () => expect(goodReleases.length).toBeGreaterThanOrEqual(50));

  test.each([...goodReleases, ...goodTexts])('%s', (_what, change) => {
    expect(evaluated(change)).toEqual([]);
  });

  test('without its contents, as in a rollback', () => {
    const { draft, live, host } = gateCase();
    expect(checkGate({ manifest: draft.manifest }, live, host)).toEqual([]);
  });
});

test('a slot that others fill does not keep an earlier release without it from coming back', () => {
  const one = gateCase();
  const slot = 'bookings.tools';
  one.live.push(liveRelease(draftRelease('mf-bookings', { slots: [{ name: slot }] })));
  const fill = { slot, module: './tool', title: 'Tool', order: 1 };
  one.live.push(liveRelease(draftRelease('mf-tools', { exposes: ['./remote', './tool'], fills: [fill] })));
  expect(evaluate(one).map(({ code }) => code)).toEqual(['slot-removed']);
  expect(checkGate({ manifest: one.draft.manifest }, one.live, one.host)).toEqual([]);
});

test('fifty remotes of two hundred routes and fifty menu entries are no obstacle', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const remote = (name: string) =>
    draftRelease(`mf-${name}`, {
      routes: numbers.map((index) => ({ path: `/${name}/${index}` })),
      menu: numbers.slice(0, 50).map((order) => ({
        id: `${name}.${order}`,
        label: `${name} ${order}`,
        path: `/${name}/${order}`,
        order,
      })),
    });
  const live = numbers.slice(0, 50).map((index) => liveRelease(remote(`r${index}`)));
  const { host } = gateCase();
  // Processor time excludes other processes on the machine.
  const start = process.cpuUsage();
  expect(checkGate({ manifest: remote('new').manifest }, live, host)).toEqual([]);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test('a text that is the same in every language is one problem', () => {
  const one = gateCase();
  one.draft.manifest.descriptor.actions = [{ label: 'Change your password', path: '/' }];
  const { live, host } = one;
  const problems = checkGate({ manifest: one.draft.manifest, contents: contentsOf(one.draft) }, live, host);
  expect(problems.filter(({ code }) => code === 'label-reserved')).toHaveLength(1);
});
