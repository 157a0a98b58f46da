import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Toaster } from '../../core/toast/toaster.tsx';
import { Dialog } from './dialog.tsx';

const line = { isBroken: true };
jest.mock('./antd-window.tsx', () => {
  if (line.isBroken) throw new Error('the file did not arrive');
  return jest.requireActual('./antd-window.tsx');
});

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Edit Booking" onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

test('a dialog that cannot be fetched says so, and opens the next time', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(
    await screen.findByText('The dialog could not be opened. Check your connection and try again.'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  line.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Booking' })).toBeInTheDocument();
});
