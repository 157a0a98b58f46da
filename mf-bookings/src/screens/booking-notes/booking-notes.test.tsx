import { describe, expect, test } from '@jest/globals';
import { addBookingNoteEndpoint, pinBookingNoteEndpoint } from '@suite/contracts/bookings';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { answerNotes, fakeNote } from '../../testing/fake-notes.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const booking = bookingFactory.build();

async function openNotes(notes = [fakeNote()], user = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({
    ...{ user, bookings: [booking], url: `/bookings?id=${booking.id}` },
    prepare: (api) => answerNotes(api, notes),
  });
  const section = within(await screen.findByRole('region', { name: 'Notes' }));
  const note = async (text: string) =>
    within((await section.findByText(text)).closest<HTMLElement>('li') ?? document.body);
  const press = (name: string) => view.user.click(section.getByRole('button', { name }));
  return { ...view, section, note, press };
}

describe('the notes of a booking', () => {
  test('have their text, author and time, and are added', async () => {
    const { section, note, press, user, api } = await openNotes();
    expect((await note('Late arrival')).getByText('Nora Quist')).toBeVisible();
    await user.type(section.getByLabelText('New note'), 'Wants a high floor');
    await user.click(section.getByRole('checkbox', { name: 'Pin for the next shift' }));
    await press('Add Note');
    expect((await note('Wants a high floor')).getByText('For the next shift')).toBeVisible();
    expect(api.callsTo(addBookingNoteEndpoint)[0]?.body).toEqual({
      ...{ text: 'Wants a high floor', is_pinned: true },
    });
    expect(section.getByLabelText('New note')).toHaveValue('');
  });

  test('are refused at the field, and nothing typed is lost', async () => {
    const { section, press, user, api } = await openNotes();
    await press('Add Note');
    expect(await section.findByText('Note is required')).toBeVisible();
    const message = 'This booking has 200 notes already. Please delete one first.';
    api.on(addBookingNoteEndpoint, () => {
      throw refusal(409, { errorType: 'CONFLICT', message });
    });
    await user.type(section.getByLabelText('New note'), 'One more');
    await press('Add Note');
    expect(await section.findByText(message)).toBeVisible();
    expect(section.getByLabelText('New note')).toHaveValue('One more');
  });

  test('are pinned, and then head the details', async () => {
    const { note, user, api } = await openNotes();
    await user.click((await note('Late arrival')).getByRole('button', { name: 'Pin' }));
    const pinned = within(await screen.findByRole('region', { name: 'For the next shift' }));
    expect(pinned.getByText('Late arrival')).toBeVisible();
    expect(api.callsTo(pinBookingNoteEndpoint)[0]?.body).toEqual({ is_pinned: true });
    await user.click((await note('Late arrival')).getByRole('button', { name: 'Unpin' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'For the next shift' })).toBeNull());
  });

  test('are deleted, which can be undone, and the focus stays in the list', async () => {
    const { section, note, user } = await openNotes([fakeNote(), fakeNote({ id: 2, text: 'Second' })]);
    await user.click((await note('Late arrival')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(section.queryByText('Late arrival')).toBeNull());
    expect(section.getByRole('list')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await section.findByText('Late arrival')).toBeVisible();
  });

  test('of others are not offered for deletion', async () => {
    const { note } = await openNotes([fakeNote({ may_delete: false })]);
    expect((await note('Late arrival')).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('are for those who see guests', async () => {
    openBookings({
      user: userProfileFactory.withoutPermissions().build(),
      ...{ bookings: [booking], url: `/bookings?id=${booking.id}` },
    });
    await screen.findByText(booking.email);
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
  });
});
