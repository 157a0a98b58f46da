import { expect, test } from '@jest/globals';
import {
  getSingleSignOnEndpoint,
  testSingleSignOnEndpoint,
  updateSingleSignOnEndpoint,
} from '@suite/contracts/single-sign-on';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openSingleSignOn, someProvider } from '../../testing/open-single-sign-on.tsx';

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('shows what the provider has to be told, and sends a first setting as it was entered', async () => {
  const { user, api } = openSingleSignOn({ settings: { provider: null, can_be_required: false } });
  expect(await screen.findByText('https://suite.test/single-sign-on/7')).toBeVisible();
  expect(screen.getByText('https://suite.test/login?hotel=7')).toBeVisible();
  expect(screen.getByLabelText('Only single sign-on: switch passwords off')).toBeDisabled();
  await user.type(await field('Name'), 'Seaview ID');
  await user.type(await field('Issuer'), 'https://login.seaview.test');
  await user.type(await field('Client ID'), 'suite');
  await user.type(await field('Client secret'), 'secret-of-the-client');
  await user.type(await field('E-mail domains'), 'Seaview.test, spa.seaview.test');
  await user.selectOptions(await field('Role of new accounts'), 'Staff');
  await user.type(await field('Claim with roles'), 'groups');
  await user.click(button('Add Value'));
  const row = within(screen.getByRole('group', { name: 'Value 1' }));
  await user.type(row.getByLabelText('Value'), 'managers');
  await user.selectOptions(row.getByLabelText('Role'), 'Hotel Admin');
  await user.click(button('Save'));
  expect(await screen.findByText('Single sign-on saved successfully!')).toBeVisible();
  expect(api.callsTo(updateSingleSignOnEndpoint).map(({ body }) => body)).toEqual([
    {
      provider_name: 'Seaview ID',
      issuer: 'https://login.seaview.test',
      client_id: 'suite',
      client_secret: 'secret-of-the-client',
      allowed_domains: ['seaview.test', 'spa.seaview.test'],
      default_role_id: 2,
      role_claim: 'groups',
      role_mappings: [{ claim_value: 'managers', role_id: 1 }],
      is_enabled: true,
      is_required: false,
    },
  ]);
  expect(screen.queryByDisplayValue('secret-of-the-client')).toBeNull();
});

test('the stored secret stays unless issuer or client change, and wrong entries are said at their fields', async () => {
  const { user, api } = openSingleSignOn();
  expect(await field('Client secret')).toHaveValue('');
  await user.clear(await field('Issuer'));
  await user.type(await field('Issuer'), 'login.seaview.test');
  await user.clear(await field('E-mail domains'));
  await user.type(await field('E-mail domains'), 'not a domain');
  await user.click(button('Save'));
  expect(await screen.findByText(/Issuer must be the https address/)).toBeVisible();
  expect(screen.getByText('Client secret is required')).toBeVisible();
  expect(screen.getByText('Enter domains such as hotel.example')).toBeVisible();
  expect(api.callsTo(updateSingleSignOnEndpoint)).toEqual([]);
});

test('the only way in is switched on with the rule beside it, and the state it was made from', async () => {
  const { user, api } = openSingleSignOn();
  const box = await field('Only single sign-on: switch passwords off');
  expect(screen.getByText(/Those who manage the hotel keep theirs/)).toBeVisible();
  await user.click(box);
  await user.click(button('Save'));
  expect(await screen.findByText('Single sign-on saved successfully!')).toBeVisible();
  const { updated_at } = someProvider();
  expect(api.callsTo(updateSingleSignOnEndpoint)).toMatchObject([
    { body: { is_required: true, updated_at } },
  ]);
  await user.click(await field('People can sign in with this provider'));
  expect(await field('Only single sign-on: switch passwords off')).not.toBeChecked();
});

test('testing the connection says what was found, or which field is wrong, and saves nothing', async () => {
  const { user, api } = openSingleSignOn();
  await screen.findByLabelText('Issuer');
  await user.click(button('Test the Connection'));
  expect(await screen.findByText('The provider was found. It knows the client ID.')).toBeVisible();
  const message = 'The provider does not know this client ID with this secret.';
  api.refuse(testSingleSignOnEndpoint, 400, { message, errors: [{ field: 'client_secret', message }] });
  await user.type(await field('Client secret'), 'wrong');
  await user.click(button('Test the Connection'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(/The provider was found/)).toBeNull();
  expect(api.callsTo(updateSingleSignOnEndpoint)).toEqual([]);
  expect(api.callsTo(testSingleSignOnEndpoint).at(-1)?.body).toEqual({
    issuer: 'https://login.seaview.test',
    client_id: 'suite',
    client_secret: 'wrong',
  });
});

test('a state that is older is said, with the way to load what is stored', async () => {
  const { user, api } = openSingleSignOn();
  api.refuse(updateSingleSignOnEndpoint, 409, {
    errorType: 'STALE',
    message: 'Another administrator has changed single sign-on.',
  });
  await user.type(await field('Name'), ' 2');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Load what is stored' }));
  expect(api.callsTo(getSingleSignOnEndpoint)).toHaveLength(2);
});

test('a Super Admin sets that of the platform, without the switch for passwords, or that of a hotel', async () => {
  const { user, api } = openSingleSignOn({ user: userProfileFactory.superAdmin().build() });
  expect(await field('Issuer')).toBeVisible();
  expect(screen.queryByLabelText('Only single sign-on: switch passwords off')).toBeNull();
  expect(api.callsTo(getSingleSignOnEndpoint).map(({ query }) => query)).toEqual([{}]);
  await user.click(screen.getByRole('tab', { name: 'A hotel' }));
  expect(await screen.findByText(/Choose one to set how its people sign in/)).toBeVisible();
});

test('a hotel that a Super Admin chose is named in the address', async () => {
  const { api } = openSingleSignOn({
    user: userProfileFactory.superAdmin().build(),
    url: '/sign-in-settings?of=hotel&hotelId=7',
  });
  expect(await field('Only single sign-on: switch passwords off')).toBeVisible();
  expect(api.callsTo(getSingleSignOnEndpoint).map(({ query }) => query)).toEqual([{ hotelId: 7 }]);
});
