import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { brokenAsking, brokenClaims, brokenDescriptors } from '../testing/gate/broken-descriptors.ts';
import { brokenNeighbours } from '../testing/gate/broken-neighbours.ts';
import { beside, built, type Change } from '../testing/gate/changes.ts';
import { contentsOf, gateCase, evaluate, type GateCase } from '../testing/gate/gate-case.ts';
import { checkGate } from './check-gate.ts';

const word = fc.stringMatching(/^[a-z]{3,10}$/);
const label = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);

const irrelevant: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.nat(99), fc.nat(99), fc.nat(99))
    .map((version) => built((manifest) => (manifest.version = version.join('.')))),
  label.map((title) => built(({ descriptor }) => (descriptor.title = title))),
  fc
    .integer({ min: -99, max: 99 })
    .map((order) => built(({ descriptor }) => descriptor.menu.forEach((entry) => (entry.order = order)))),
  fc
    .tuple(word, fc.string({ maxLength: 2_000 }))
    .map(([name, text]) => built((_, files) => (files[`static/${name}.js`] = text))),
  word.map((name) => beside(`mf-new-${name}`)),
  word.map((name) => ({ host }: GateCase) => {
    host.permissionNames = [...host.permissionNames, `may_${name}`];
    host.provided = { ...host.provided, [`@new/${name}`]: '1.0.0' };
    host.apiVersions = { ...host.apiVersions, [`new-${name}`]: [1] };
    host.reservedPaths = [...host.reservedPaths, `/new/${name}`];
  }),
  fc.constant(({ live }: GateCase) => live.reverse()),
  fc.constant(({ draft }: GateCase) => {
    draft.manifest = Object.fromEntries(Object.entries(draft.manifest).reverse()) as typeof draft.manifest;
  }),
);
const someIrrelevant = fc.array(irrelevant, { maxLength: 6 });

const caseOf = (...changes: Change[]): GateCase => {
  const one = gateCase();
  for (const change of changes) change(one);
  return one;
};

describe('an irrelevant change', () => {
  test('keeps a good release good', () => {
    fc.assert(
      fc.property(someIrrelevant, (changes) => {
        expect(evaluate(caseOf(...changes))).toEqual([]);
      }),
    );
  });

  const broken = [...brokenDescriptors, ...brokenAsking, ...brokenClaims, ...brokenNeighbours];
  test('keeps a broken release broken, for the same reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...broken), someIrrelevant, ([, code, , change], changes) => {
        expect(evaluate(caseOf(...changes, change)).map((problem) => problem.code)).toContain(code);
      }),
    );
  });
});

describe('any input', () => {
  test('is refused with a message, never with an exception, unless it is a release', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (manifest) => {
        const { live, host } = gateCase();
        const problems = checkGate({ manifest }, live, host);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.every(({ message }) => message.endsWith('.'))).toBe(true);
      }),
    );
  });

  const fields = ['descriptor', 'name', 'build', 'container', 'entry', 'preload', 'shared', 'files'] as const;
  test('one field of another kind, or an mf-manifest.json of any content, throws nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), fc.jsonValue(), (field, value, federation) => {
        const { draft, live, host } = gateCase();
        const manifest = { ...draft.manifest, [field]: value };
        checkGate({ manifest }, live, host);
        const contents = { ...contentsOf(draft), federation };
        const problems = checkGate({ manifest: draft.manifest, contents }, live, host);
        expect(problems.every(({ code }) => code === 'federation-manifest')).toBe(true);
        expect(problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

test('the result does not depend on the order and repetition of other live releases', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(gateCase().live, { minLength: 4 }), fc.nat(3), (live, extra) => {
      const one = { ...gateCase(), live: [...live, ...live.slice(extra)] };
      expect(evaluate(one)).toEqual([]);
    }),
  );
});
