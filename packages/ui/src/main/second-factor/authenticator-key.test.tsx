import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { AuthenticatorKey } from './authenticator-key.tsx';

const library: { isMissing: boolean } = { isMissing: false };
jest.mock('@rc-component/qrcode', () => {
  if (library.isMissing) throw new Error('The file did not arrive');
  return jest.requireActual('@rc-component/qrcode');
});

const key = <AuthenticatorKey uri="otpauth://totp/Suite" secret="ABCDEFGH" />;
const code = () => screen.queryByRole('img', { name: 'QR code for your authenticator app' });

test('without the library the key alone is shown, and the code when it is opened again', async () => {
  library.isMissing = true;
  const { container, unmount } = render(key);
  await waitFor(() => expect(container.querySelector('.code')).toBeNull());
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(code()).toBeNull();
  unmount();
  library.isMissing = false;
  render(key);
  await waitFor(() => expect(code()).toBeVisible());
});
