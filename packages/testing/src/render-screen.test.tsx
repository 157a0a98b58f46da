import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from './render-screen.tsx';

const messageOf = async (query: () => unknown) => {
  try {
    await query();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'found';
};

test.each<[string, () => unknown]>([
  ['getByText', () => screen.getByText('Room 7')],
  ['findByText', () => screen.findByText('Room 7', {}, { timeout: 60 })],
  ['findByRole', () => screen.findByRole('button', { name: 'Room 7' }, { timeout: 60 })],
  ['waitFor', () => waitFor(() => screen.getByText('Room 7'), { timeout: 60 })],
])('the error of %s names what is missing and prints the page once', async (_name, query) => {
  renderScreen(<p>Room 8</p>);
  const message = await messageOf(query);
  expect(message).toContain('Room 7');
  expect(message.split('Room 8')).toHaveLength(2);
});

test('the error of two matches prints each of them', async () => {
  renderScreen(
    <>
      <p id="first">Room 7</p>
      <p id="second">Room 7</p>
    </>,
  );
  const message = await messageOf(() => screen.findByText('Room 7', {}, { timeout: 60 }));
  expect(message).toContain('"first"');
  expect(message).toContain('"second"');
});
