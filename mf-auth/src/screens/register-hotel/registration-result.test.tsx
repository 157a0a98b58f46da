import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { RegistrationResult } from './register-hotel-dialog.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const result = () => screen.queryByRole('dialog', { name: /^Registration/ });
const message = () => screen.queryByText('As the server says it');

function show(isSuccess: boolean) {
  renderScreen(<RegistrationResult outcome={{ isSuccess, message: 'As the server says it' }} />);
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  [true, 'Registration Successful', 'status', /was submitted\. A confirmation email follows/],
  [false, 'Registration Failed', 'alert', /Something went wrong .* try again later or contact our team/],
])('a success (%j) is called %s, and is gone after ten seconds', async (isSuccess, name, role, text) => {
  show(isSuccess);
  await pass(100);
  expect(result()).toHaveAccessibleName(name);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByRole(role).map(({ textContent }) => textContent)).toContain('As the server says it');
  await pass(9_400);
  expect(result()).toBeVisible();
  await pass(1_500);
  expect(result()).toBeNull();
});

test('the pointer upon it stops its clock, not the one of the message', async () => {
  show(false);
  await pass(6_000);
  fireEvent.mouseMove(screen.getByRole('dialog'));
  await pass(13_400);
  expect(message()).toBeVisible();
  await pass(1_200);
  expect(message()).toBeNull();
  expect(result()).toBeVisible();
  fireEvent.mouseMove(document.querySelector('.ant-modal-wrap') ?? document.body);
  await pass(3_400);
  expect(result()).toBeVisible();
  await pass(2_000);
  expect(result()).toBeNull();
});

test('the countdown stops while the user has moved the focus into it', async () => {
  show(true);
  await pass(6_000);
  const [button] = screen.getAllByRole('button', { name: 'Close' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' });
  act(() => button?.focus());
  await pass(15_000);
  expect(result()).toBeVisible();
  act(() => button?.blur());
  await pass(3_400);
  expect(result()).toBeVisible();
  await pass(2_000);
  expect(result()).toBeNull();
});
