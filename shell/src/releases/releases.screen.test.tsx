import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteOverview } from '@suite/descriptor';
import { changeLanguage } from '@suite/i18n';
import { renderScreen } from '@suite/testing';
import { toast } from '@suite/ui';
import { act, screen, within } from '@testing-library/react';
import { publishedRelease, releaseOf, remoteOverview } from '../testing/remote-overview.factory.ts';
import { ReleasesScreen } from './releases.screen.tsx';

type Answer = [status: number, body: object];

const before = globalThis.fetch;
let ask: jest.Mock<typeof fetch>;

function answer(remote: RemoteOverview | null, ...moves: (Answer | Promise<Answer>)[]): void {
  ask.mockImplementation(async (path, init) => {
    const result = (path as string).startsWith('/platform/releases/overview')
      ? { remotes: remote ? [remote] : [], stranded: [] }
      : remote;
    const [status, body] =
      init?.method === 'GET'
        ? [200, { success: true, message: '', result }]
        : ((await moves.shift()) ?? [500, {}]);
    return { status, text: async () => JSON.stringify(body) } as Response;
  });
}

const moved: Answer = [200, { success: true, message: 'Bookings has moved.', result: {} }];
const movesSent = () =>
  ask.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([path, init]) => [path, JSON.parse(init?.body as string)]);
const open = (url: string) => renderScreen(<ReleasesScreen />, { url });
const detail = '/releases?remote=mf-bookings';

beforeEach(() => {
  ask = jest.fn<typeof fetch>();
  globalThis.fetch = ask;
});
afterEach(async () => {
  toast.clear();
  globalThis.fetch = before;
  await changeLanguage('en');
});

describe('the list of remotes', () => {
  test('says how to publish the first one', async () => {
    answer(null);
    open('/releases');
    expect(await screen.findByText('No remote was published yet')).toBeVisible();
    expect(screen.getByText(/npm run release/)).toBeVisible();
  });

  test('says in words and figures how each remote does', async () => {
    const release = releaseOf('1.1.0');
    const figures = {
      called_off: 4,
      errors: 1,
      people: 2,
      fetch_ms: 41.5,
      start_ms: null,
      render_ms: 1200,
      last_failure: null,
    };
    const remote = remoteOverview({ health: [{ release, loads: 200, failures: 3, ...figures }] });
    const hourly = remote.hourly.map((hour, index) => ({
      ...hour,
      loads: index === 23 ? 200 : 0,
      failures: index === 23 ? 3 : 0,
    }));
    answer({ ...remote, hourly });
    open('/releases');
    const row = await screen.findByRole('row', { name: /All visitors/ });
    for (const text of [
      'Some failures',
      '200',
      '3 (1.5 %)',
      '4 called off',
      '1 error thrown',
      '42 ms',
      '–',
      '1.2 s',
    ]) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    const heard = screen.getByRole('table', { name: /Loads by the hour/ });
    expect(within(heard).getAllByRole('row')).toHaveLength(2);
  });

  test('asks for the titles of remotes in the language of the page', async () => {
    answer(remoteOverview());
    await changeLanguage('de');
    open('/releases');
    await screen.findByRole('heading', { name: 'Releases' });
    expect(ask.mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'de' });
  });

  test('names the team of each remote that declares one', async () => {
    answer(remoteOverview({ ownership: { owner: 'Bookings team' } }));
    open('/releases');
    expect(await screen.findByText('Bookings team')).toBeVisible();
  });

  test('tells a failure and asks again on demand', async () => {
    ask.mockRejectedValue(new TypeError('gone'));
    const { user } = open('/releases');
    expect(await screen.findByText(/registry cannot be reached/)).toBeVisible();
    answer(remoteOverview());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('mf-bookings')).toBeVisible();
  });
});

describe('one remote', () => {
  test('is promoted to a percentage once, however often one presses', async () => {
    let finish: (answer: Answer) => void = () => undefined;
    answer(remoteOverview(), new Promise((resolve) => (finish = resolve)));
    const { user } = open(detail);
    await user.click(await screen.findByRole('button', { name: /^Promote 1\.0\.0/ }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Who gets it'), 'percent');
    const percentage = within(dialog).getByLabelText('Percentage');
    await user.clear(percentage);
    await user.click(within(dialog).getByRole('button', { name: 'Promote' }));
    expect(within(dialog).getByText('Enter a whole number from 1 to 99.')).toBeVisible();
    await user.type(percentage, '25');
    expect(within(dialog).getByText(/^25 % of the people get 1\.0\.0/)).toBeVisible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Promote' }));
    await act(async () => finish(moved));
    expect(await screen.findByText('Bookings has moved.')).toBeVisible();
    expect(movesSent()).toEqual([
      ['/platform/remotes/mf-bookings/promote', { release: releaseOf('1.0.0'), percent: 25 }],
    ]);
  });

  test('names its team and where it is reached', async () => {
    const ownership = {
      owner: 'Bookings team',
      contact: 'https://chat.example.com/bookings',
      runbook: 'https://wiki.example.com/bookings',
    };
    answer(remoteOverview({ ownership }));
    open(detail);
    expect(await screen.findByText('Bookings team')).toBeVisible();
    for (const name of [ownership.contact, ownership.runbook])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', name);
    expect(screen.queryByText('Repository')).toBeNull();
  });

  test('tells of each release how its smoke run ended and who made it, and where none was made', async () => {
    const run = { outcome: 'refused' as const, findings: ['next-page'], ran_at: '2027-03-05T12:00:00Z' };
    const releases = [
      publishedRelease('1.0.0', { smoke_run: { ...run, origin: 'team' } }),
      publishedRelease('1.1.0'),
      publishedRelease('1.2.0', { awaits_smoke_run: true }),
      publishedRelease('1.3.0', { smoke_run: { ...run, origin: 'platform' } }),
    ];
    answer(remoteOverview({ releases }));
    open(detail);
    const cells = async (version: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${version}.*by `) }));
    expect((await cells('1.0.0')).getByText('Refused')).toBeVisible();
    expect((await cells('1.0.0')).getByText('Reported by the team')).toBeVisible();
    expect((await cells('1.2.0')).getByText("Waiting for the platform's run")).toBeVisible();
    expect((await cells('1.3.0')).getByText('Run by the platform')).toBeVisible();
    expect((await cells('1.1.0')).getByText('Not made')).toBeVisible();
  });

  test('stays in its dialog with every reason when the gate refuses', async () => {
    const messages = ['The route / is taken.', 'The menu id a is taken.'];
    const errors = messages.map((message) => ({ field: 'x', message }));
    const body = {
      success: false,
      message: 'The route / is taken. There is one more reason.',
      errorType: 'CONFLICT',
      errors,
    };
    answer(remoteOverview(), [409, body]);
    const { user } = open(detail);
    await user.click(await screen.findByRole('button', { name: /^Promote 1\.0\.0/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    for (const { message } of errors) expect(screen.getByText(message)).toBeVisible();
  });

  test('is rolled back to the version that is named', async () => {
    answer(remoteOverview(), moved);
    const { user } = open(detail);
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^1\.0\.0 .* goes live again in place of 1\.1\.0/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Roll back to 1\.0\.0/ }));
    expect(await screen.findByText('Bookings has moved.')).toBeVisible();
    expect(movesSent()).toEqual([['/platform/remotes/mf-bookings/rollback', { from: releaseOf('1.1.0') }]]);
  });

  test('cannot be rolled back when nothing was there before, nor be given files that are gone', async () => {
    const remote = remoteOverview();
    answer({
      ...remote,
      live: { release: releaseOf('1.1.0'), moved_at: '2027-03-05T12:00:00Z', previous: null },
      releases: remote.releases.map((release) => ({ ...release, has_files: false })),
    });
    open(detail);
    expect(await screen.findByRole('button', { name: 'Roll back' })).toBeDisabled();
    for (const button of screen.getAllByRole('button', { name: /^Promote/ })) expect(button).toBeDisabled();
  });

  test('tells why the platform demoted it, and what fails and stays', async () => {
    const remote = remoteOverview();
    const reason = '6 of 7 loads within 5 minutes failed, for 2 people';
    const move = { ...remote.moves[0]!, kind: 'demote' as const, moved_by: 'Automatic demotion', reason };
    const figures = {
      called_off: 0,
      errors: 0,
      people: 2,
      fetch_ms: 9,
      start_ms: null,
      render_ms: null,
      last_failure: null,
    };
    const health = [{ release: releaseOf('1.0.0'), loads: 7, failures: 6, ...figures }];
    const stuck = [
      {
        release: releaseOf('1.1.0'),
        noticed_at: '2027-03-05T12:00:00Z',
        reason: 'It stays.',
        suspects: null,
      },
    ];
    answer({ ...remote, moves: [move], stuck, health });
    open(detail);
    expect(await screen.findByText('Demoted automatically')).toBeVisible();
    expect(screen.getByText(`${reason}.`)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It stays.');
    expect(screen.getByText('6 of 7 failed')).toBeVisible();
  });

  test('names the release that is suspected of the failures of another', async () => {
    const reason = 'Before each failure within 5 minutes mf-hotels 1.0.0-0123456789ab had run in the page.';
    const suspects = ['mf-hotels/1.0.0-0123456789ab'];
    const noticed_at = '2027-03-05T12:00:00Z';
    answer(remoteOverview({ stuck: [{ release: releaseOf('1.1.0'), noticed_at, reason, suspects }] }));
    open(detail);
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent(/fails, and another release is the likely cause/);
    expect(warning).toHaveTextContent(reason);
  });
});
