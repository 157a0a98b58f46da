import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { desktopWidth } from '../../components/hand-over/device-queries.ts';
import { guestBooking } from '../../testing/guest-booking.ts';
import { matchMediaQueries } from '../../testing/match-media-queries.ts';
import { openLink } from '../../testing/open-link.tsx';

const card = () => screen.findByRole('region', { name: 'Continue on your phone' });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  matchMediaQueries([]);
  jest.useRealTimers();
});

describe('At desktop width', () => {
  beforeEach(() => matchMediaQueries([desktopWidth]));

  test('the first screen shows the link as a code, and the result once the phone has verified the guest', async () => {
    let booking = guestBooking(undefined, { accepted_selfies: [] });
    const { api } = openLink(() => booking);
    expect(await card()).toHaveTextContent('Waiting for your phone');
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeVisible();
    const askedBefore = api.calls.length;
    booking = { ...booking, accepted_selfies: [{ ...booking.person, document_side: null }] };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(
      await screen.findByText('Your selfie is accepted. Capture your document with your phone.'),
    ).toBeVisible();
    booking = { ...booking, is_verified: true };
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(api.calls.length).toBeGreaterThan(askedBefore);
    expect(await heading('Verification Complete')).toBeVisible();
    const askedAfter = api.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.calls).toHaveLength(askedAfter);
  });

  test('a verified guest is shown no code', async () => {
    openLink(() => guestBooking(undefined, { is_verified: true }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All Verifications Complete' }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Continue on your phone' })).toBeNull();
  });
});

test('a guest who becomes verified elsewhere in the middle of the steps sees the result', async () => {
  let booking = guestBooking(undefined, { accepted_selfies: [] });
  booking = { ...booking, accepted_selfies: [{ ...booking.person, document_side: null }] };
  openLink(() => booking);
  expect(await heading('Document')).toBeVisible();
  booking = { ...booking, is_verified: true };
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(await heading('Verification Complete')).toBeVisible();
});

test('a phone shows no code and asks for the booking once', async () => {
  const { api } = openLink(() => guestBooking());
  expect(await heading('Details')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('region', { name: 'Continue on your phone' })).toBeNull();
  expect(api.calls).toHaveLength(1);
});
