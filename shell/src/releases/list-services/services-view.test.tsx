import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { confirmWith } from '@suite/api-client';
import type { ServiceOverview } from '@suite/descriptor';
import { changeLanguage } from '@suite/i18n';
import { renderScreen } from '@suite/testing';
import { toast } from '@suite/ui';
import { screen, within } from '@testing-library/react';
import { serviceOverview } from '../../testing/services-overview.factory.ts';
import { ReleasesScreen } from '../releases.screen.tsx';

const before = globalThis.fetch;
const ask = jest.fn<typeof fetch>();
beforeEach(() => {
  globalThis.fetch = ask;
});
afterEach(async () => {
  await changeLanguage('en');
  ask.mockReset();
  toast.clear();
  globalThis.fetch = before;
});

const change = {
  alias: 'spa',
  from_origin: null,
  to_origin: 'https://spa.internal.example',
  remotes: ['mf-spa'],
  changed_by_name: 'olga@suite.test',
  changed_at: '2027-03-05T09:30:00.000Z',
};

const noCalls = { requests: 0, errors: 0, refused: 0, p50_ms: null, p95_ms: null };

function open(services: ServiceOverview[], ...answers: [status: number, body: object][]) {
  ask.mockImplementation(async (_path, init) => {
    const result = { services, changes: services.length > 0 ? [change] : [] };
    const [status, body] =
      init?.method === 'GET' ? [200, { success: true, message: '', result }] : (answers.shift() ?? [500, {}]);
    return { status, text: async () => JSON.stringify(body) } as Response;
  });
  return renderScreen(<ReleasesScreen />, { url: '/releases?view=services' });
}
const saved: [number, object] = [200, { success: true, message: 'It was saved.', result: {} }];
const sent = () =>
  ask.mock.calls
    .filter(([, init]) => init?.method !== 'GET')
    .map(([path, init]) => [init?.method, path, JSON.parse(init?.body as string)]);

const valueOf = (panel: HTMLElement, label: string) =>
  within(panel).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows where a service is, who needs it, how it is and how its calls went', async () => {
  open([serviceOverview()]);
  const panel = await screen.findByRole('region', { name: 'spa Healthy' });
  expect(valueOf(panel, 'Address')).toBe('https://spa.internal.example');
  expect(valueOf(panel, 'Needed by')).toBe('Spa');
  expect(valueOf(panel, 'Failed')).toBe('3 (1.5\u00a0%)');
  expect(valueOf(panel, 'Half of the answers within')).toBe('40 ms');
  expect(valueOf(panel, '95 % of the answers within')).toBe('1.3 s');
  const hours = within(panel).getByRole('table', { name: 'Calls of spa by the hour' });
  expect(within(hours).getAllByRole('row')).toHaveLength(2);
  const changes = screen.getByRole('table', { name: 'Last changes of services' });
  expect(within(changes).getByText('– → https://spa.internal.example')).toBeVisible();
});

test('says what is wrong with a service that is not healthy, refuses calls, or has no address', async () => {
  const health = { is_healthy: false, reason: 'answered 503', checked_at: change.changed_at };
  const down = serviceOverview({ health, breaker: 'open' });
  const unmapped = serviceOverview({
    alias: 'parking',
    mapping: null,
    health: null,
    total: noCalls,
    hourly: [],
  });
  open([unmapped, down]);
  const spa = await screen.findByRole('region', { name: 'spa Not healthy Calls are refused' });
  expect(spa).toHaveTextContent('GET /health answered 503. No release that needs spa can go live.');
  expect(within(spa).getByText('Failed', { selector: 'dt' })).toBeVisible();
  const parking = screen.getByRole('region', { name: 'parking Not mapped' });
  expect(parking).toHaveTextContent('Calls of Spa fail until parking is mapped to an address.');
  expect(within(parking).getByText('No calls within the last 24 hours.')).toBeVisible();
  expect(within(parking).queryByText('Failed', { selector: 'dt' })).toBeNull();
  expect(within(parking).queryByRole('button', { name: 'Unmap parking' })).toBeNull();
});

test('says in the language of the page that a token for every remote made a change', async () => {
  await changeLanguage('de');
  const mapping = { ...serviceOverview().mapping!, updated_by_name: 'any remote' };
  const { unmount } = open([serviceOverview({ mapping })]);
  expect(await screen.findByText('Token für alle Module')).toBeVisible();
  unmount();
});

test('says which remote asks for a service before its release is live', async () => {
  const asked_by = [{ remote: 'mf-parking', title: 'Parking' }];
  open([
    serviceOverview({
      ...{ alias: 'parking', mapping: null, health: null, total: noCalls, hourly: [] },
      ...{ remotes: [], asked_by },
    }),
  ]);
  const parking = await screen.findByRole('region', { name: 'parking Not mapped' });
  expect(parking).toHaveTextContent(
    'The next release of Parking can go live once parking is mapped to an address.',
  );
  expect(valueOf(parking, 'Asked for by')).toBe('Parking');
  expect(within(parking).getByRole('button', { name: 'Map parking' })).toBeVisible();
});

test('maps a new service once alias and address can be right', async () => {
  const { user } = open([], saved);
  expect(await screen.findByText('No remote has a back end of its own')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Map a service' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Service'), 'Spa');
  await user.type(within(dialog).getByLabelText('Address'), 'https://spa.example/api');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText(/^Enter small letters/)).toBeVisible();
  expect(within(dialog).getByText(/^Enter scheme and host alone/)).toBeVisible();
  expect(sent()).toEqual([]);
  for (const [label, text] of [
    ['Service', 'spa'],
    ['Address', 'https://spa.example'],
  ] as const) {
    await user.clear(within(dialog).getByLabelText(label));
    await user.type(within(dialog).getByLabelText(label), text);
  }
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was saved.')).toBeVisible();
  expect(sent()).toEqual([
    ['PUT', '/platform/services/spa', { origin: 'https://spa.example', remotes: [], permissions: null }],
  ]);
});

test('a change that needs a confirmation is made again once it was given, and else refused', async () => {
  const action = { id: '1', sentence: 'Map the service spa to https://spa.example' };
  const message = 'Please confirm it is you to continue.';
  const unconfirmed = { success: false, message, errorType: 'CONFIRMATION_REQUIRED', action };
  const { user } = open([], [403, unconfirmed], [403, unconfirmed], saved);
  const confirm = jest.fn(async () => false);
  const stop = confirmWith(confirm);
  await user.click(await screen.findByRole('button', { name: 'Map a service' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Service'), 'spa');
  await user.type(within(dialog).getByLabelText('Address'), 'https://spa.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  confirm.mockResolvedValue(true);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was saved.')).toBeVisible();
  expect(confirm.mock.calls).toEqual([[action], [action]]);
  const mapping = { origin: 'https://spa.example', remotes: [], permissions: null };
  const call = ['PUT', '/platform/services/spa', mapping];
  expect(sent()).toEqual([call, call, call]);
  stop();
});

test('changes an address by the state that the operator saw, and shows why it was refused', async () => {
  const refusal = { success: false, message: 'spa has been mapped in the meantime.', errorType: 'CONFLICT' };
  const { user } = open([serviceOverview()], [409, refusal]);
  await user.click(await screen.findByRole('button', { name: 'Change spa' }));
  const dialog = await screen.findByRole('dialog', { name: /The address of spa/ });
  const field = within(dialog).getByLabelText('Address');
  expect(field).toHaveValue('https://spa.internal.example');
  await user.clear(field);
  await user.type(field, 'https://other.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('spa has been mapped in the meantime.')).toBeVisible();
  expect(sent()).toEqual([
    [
      'PUT',
      '/platform/services/spa',
      {
        origin: 'https://other.example',
        ...{ remotes: ['mf-spa'], permissions: null },
        updated_at: '2027-03-05T09:30:00.000Z',
      },
    ],
  ]);
});

test('lets a remote call a service that is mapped for another one, and names the permissions that it takes', async () => {
  const asked_by = [{ remote: 'mf-rival', title: 'Rival' }];
  const { user } = open([serviceOverview({ asked_by })], saved);
  const panel = await screen.findByRole('region', { name: 'spa Healthy' });
  expect(panel).toHaveTextContent('Rival may not call spa until you accept it.');
  expect(valueOf(panel, 'May be called by')).toBe('mf-spa');
  await user.click(screen.getByRole('button', { name: 'Change spa' }));
  const dialog = await screen.findByRole('dialog', { name: /The address of spa/ });
  expect(within(dialog).getByRole('checkbox', { name: 'Spa (mf-spa)' })).toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Rival (mf-rival)' }));
  await user.type(within(dialog).getByLabelText('Permissions that callers need'), 'manage_hotel');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('It was saved.')).toBeVisible();
  expect(sent()).toMatchObject([
    ['PUT', '/platform/services/spa', { remotes: ['mf-rival', 'mf-spa'], permissions: ['manage_hotel'] }],
  ]);
});

test.each([
  [[{ remote: 'mf-spa', title: 'Spa' }], 'Calls of Spa fail from then on.', true],
  [[], 'No live release needs it.', false],
])('unmaps a service that %j needs after it said: %s', async (remotes, sentence, force) => {
  const { user } = open([serviceOverview({ remotes })], saved);
  await user.click(await screen.findByRole('button', { name: 'Unmap spa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unmap spa?' });
  expect(dialog).toHaveTextContent(sentence);
  await user.click(within(dialog).getByRole('button', { name: 'Unmap' }));
  expect(await screen.findByText('It was saved.')).toBeVisible();
  expect(sent()).toEqual([
    ['DELETE', '/platform/services/spa', { updated_at: '2027-03-05T09:30:00.000Z', force }],
  ]);
});
