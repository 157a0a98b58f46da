import path from 'node:path';
import { expect } from '../suite/test.ts';
import { buildByTool, releaseFolder } from './example-suite.ts';
import type { FaultCell, Outcome } from './fault-cells.ts';
import { startFaultLane, type FaultLane } from './fault-lane.ts';
import type { Fault } from './fault-proxy.ts';
import { tryOpenPage } from './fault-trial.ts';
import { test } from './fixture-suite.ts';
import type { VariantEdit } from './remote-variant.ts';
import { fixtures } from './remote-workshop.ts';
import { SampleAreaPage } from './sample-area.page.ts';

// All tests share one page.
test.describe.configure({ mode: 'serial' });

const noUnmount = 'return () => element.replaceChildren();';

let lane: FaultLane;
let area: SampleAreaPage;
test.beforeAll(async ({ browser, fixtureSuite }) => {
  const { suite, readRemote, open } = fixtureSuite;
  await releaseFolder(suite, 'mf-module', await buildByTool(path.join(fixtures, 'mf-module'), null));
  lane = await startFaultLane(suite.url, await readRemote('mf-module'));
  area = new SampleAreaPage(await open(browser, '/reports', lane.proxy.url), 'Module');
});
test.afterAll(() => lane.proxy.stop());

const file = (of: 'entry' | 'chunk' | 'style', fault: Fault): FaultCell => ({
  target: of,
  fault,
  outcome: 'earlier',
  means: { kind: 'file', of, fault },
});

const code = (fault: 'throw at start' | 'throw while rendering', edit: VariantEdit): FaultCell => ({
  target: 'entry',
  fault,
  outcome: 'earlier',
  means: { kind: 'code', edit: () => edit },
});

const cells: [what: string, cell: FaultCell][] = [
  ['its entry is missing', file('entry', '404')],
  ['a module that it imports answers with an error', file('chunk', '503')],
  ['a module that it imports hangs', file('chunk', 'hang')],
  ['a module that it imports is cut off', file('chunk', 'corrupt')],
  ['a module comes as something else', file('chunk', 'wrong MIME type')],
  ['a module is not what was released', file('chunk', 'wrong hash')],
  ['its style is not what was released', file('style', 'wrong hash')],
  [
    'a module throws at its start',
    code('throw at start', { file: ['title.js', () => "throw new Error('at start');"] }),
  ],
  [
    'mount throws',
    code('throw while rendering', {
      text: ['const { createHeading }', "throw new Error('in mount'); const { createHeading }"],
    }),
  ],
  [
    'mount rejects later',
    code('throw while rendering', {
      text: [
        noUnmount,
        "await new Promise((resolve) => setTimeout(resolve, 500)); throw new Error('later');",
      ],
    }),
  ],
  ['mount gives no unmount', code('throw while rendering', { text: [noUnmount, ''] })],
  [
    'it exports no mount',
    code('throw at start', { text: ['export async function mount', 'export async function start'] }),
  ],
];

test.describe('An ES module', () => {
  for (const [what, cell] of cells)
    test(`of which ${what}: ${cell.outcome} release, others live, and back by itself`, async () => {
      await tryOpenPage(lane, area, cell);
    });

  const harmless: [what: string, text: [string, string]][] = [
    ['unmount throws', [noUnmount, "return () => { throw new Error('in unmount'); };"]],
    ['unmount rejects', [noUnmount, "return () => Promise.reject(new Error('in unmount'));"]],
    [
      'a handler and a timer throw',
      [
        noUnmount,
        `setTimeout(() => { throw new Error('in a timer'); });
         element.addEventListener('pointerover', () => { throw new Error('in a handler'); });
         return () => undefined;`,
      ],
    ],
  ];
  for (const [what, text] of harmless)
    test(`whose ${what} stays in the page, and leaves nothing behind`, async () => {
      const outcome: Outcome = 'newest';
      await tryOpenPage(lane, area, { ...code('throw while rendering', { text }), outcome });
      await area.go('Sample');
      await area.heading.hover();
      await area.go('Neighbour');
      await area.neighbour.waitFor();
      await expect(area.heading).toHaveCount(0);
    });

  test('that fails with nothing before it shows its card, and a good release heals it', async () => {
    const { proxy, goLive } = lane;
    await area.leave();
    const live = goLive({ text: ['return () =>', "throw new Error('in mount'); return () =>"] });
    proxy.rewriteBesides((document) => ({
      ...document,
      remotes: document.remotes.map((remote) =>
        remote.name === live.remote.name ? { ...remote, fallback: undefined } : remote,
      ),
    }));
    await area.lookAgain();
    await area.go('Sample');
    await area.card.waitFor();
    await area.card.getByRole('button', { name: 'Retry' }).click();
    await area.card.waitFor();
    await expect(area.menu).toBeVisible();
    goLive();
    await area.heading.waitFor();
  });
});
