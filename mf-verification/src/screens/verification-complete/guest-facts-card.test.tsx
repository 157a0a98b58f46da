import { describe, expect, test } from '@jest/globals';
import { storeGuestFactsEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { fakeApi, refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestBooking, guestToken } from '../../testing/guest-booking.ts';
import { openLink } from '../../testing/open-link.tsx';

type Facts = NonNullable<VerificationBooking['guest_facts']>;

const unknown: Facts = { phone: null, arrival_time: null, requests: null };

function open(guest_facts: Facts | null) {
  const state = { facts: guest_facts };
  const api = fakeApi();
  api.on(storeGuestFactsEndpoint, ({ body }) => {
    state.facts = { ...(state.facts ?? unknown), ...(body as Partial<Facts>) };
    return {};
  });
  openLink(() => guestBooking(bookingFactory.allVerified(), { guest_facts: state.facts }), {
    ...{ url: `/verification-complete/${guestToken}`, api },
  });
  return { api, user: userEvent.setup() };
}

const card = async () => within(await screen.findByRole('region', { name: 'Before you arrive' }));

describe('a hotel that asks before the arrival', () => {
  test('gets the answers that the guest gave, with one Save', async () => {
    const { api, user } = open({ ...unknown, requests: 'A cot' });
    const form = await card();
    expect(form.getByLabelText('Requests')).toHaveValue('A cot');
    await user.type(form.getByLabelText('Phone number'), ' +351 91 555 0101 ');
    await user.type(form.getByLabelText('Expected time of arrival'), '21:30');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Saved. The hotel sees your answers.')).toBeVisible();
    expect(api.callsTo(storeGuestFactsEndpoint)[0]?.body).toEqual({
      ...{ phone: '+351 91 555 0101', arrival_time: '21:30' },
    });
    await user.clear(form.getByLabelText('Requests'));
    expect(form.queryByText('Saved. The hotel sees your answers.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Saved. The hotel sees your answers.')).toBeVisible();
    expect(api.callsTo(storeGuestFactsEndpoint)[1]?.body).toEqual({ requests: null });
  });

  test('says at the field what is wrong with a phone number, and keeps what was typed', async () => {
    const { api, user } = open(unknown);
    const message = 'Please enter a valid phone number';
    api.on(storeGuestFactsEndpoint, () => {
      throw refusal(400, { errorType: 'VALIDATION_ERROR', message, errors: [{ field: 'phone', message }] });
    });
    const form = await card();
    const phone = form.getByLabelText('Phone number');
    await user.type(phone, '12');
    await user.type(form.getByLabelText('Requests'), 'A quiet room');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(phone).toHaveAccessibleDescription(message);
    expect(phone).toHaveFocus();
    expect(form.getByLabelText('Requests')).toHaveValue('A quiet room');
  });

  test('tells that the guest has checked in meanwhile', async () => {
    const { api, user } = open(unknown);
    const message = 'You have checked in. Please tell the front desk.';
    api.on(storeGuestFactsEndpoint, () => {
      throw refusal(409, { errorType: 'CONFLICT', message });
    });
    const form = await card();
    await user.type(form.getByLabelText('Requests'), 'A quiet room');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeVisible();
  });
});

test('a hotel that does not ask has no such card', async () => {
  open(null);
  await screen.findByRole('region', { name: 'Your data' });
  expect(screen.queryByRole('region', { name: 'Before you arrive' })).toBeNull();
});
