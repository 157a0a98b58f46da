import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../core/button/button.tsx';
import { SuiteProvider } from '../../core/theme/suite-provider.tsx';
import { TextInput } from '../../core/field/text-input.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ busy = false, isOpen = false }: { busy?: boolean; isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  return (
    <SuiteProvider zeroRuntime>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        title="Edit Booking"
        description="Update it"
        busy={busy}
        onClose={() => setOpen(false)}
      >
        <p>Content</p>
      </Dialog>
    </SuiteProvider>
  );
}

/** Mounts a question when it is first shown and unmounts it with its answer. */
function Question({ still }: { still: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <SuiteProvider zeroRuntime={still}>
      <Button onClick={() => setAsked(true)}>Delete</Button>
      {asked ? (
        <ConfirmDialog
          open
          title="Delete Booking"
          text="This action cannot be undone."
          confirmLabel="Delete Booking"
          onConfirm={() => setAsked(false)}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </SuiteProvider>
  );
}

async function opened(busy = false) {
  const user = userEvent.setup();
  render(<Opener busy={busy} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Edit Booking' }) };
}

describe('Dialog', () => {
  test('takes the focus and gives it back to its opener', async () => {
    const { user, dialog } = await opened();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('that is open when the page begins gives the focus to the content of the page', async () => {
    const user = userEvent.setup();
    render(
      <main tabIndex={-1}>
        <Opener isOpen />
      </main>,
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('starts at its first control that can be changed', async () => {
    render(
      <SuiteProvider zeroRuntime>
        <Dialog open title="Edit Booking" onClose={() => {}} footer={<Button>Cancel</Button>}>
          <TextInput label="Hotel" value="Seaview" onChange={() => {}} readOnly />
          <TextInput label="Name" value="" onChange={() => {}} />
        </Dialog>
      </SuiteProvider>,
    );
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  test('keeps the page behind still while it is open', async () => {
    const { user } = await opened();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('closes by its cross', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('cannot be left while busy', async () => {
    const { user, dialog } = await opened(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const dialog = (busy: boolean) => (
    <SuiteProvider zeroRuntime>
      <ConfirmDialog
        open
        danger
        busy={busy}
        title="Delete Booking"
        text="This action cannot be undone."
        confirmLabel="Delete Booking"
        busyLabel="Deleting..."
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </SuiteProvider>
  );

  test('confirms and cancels', async () => {
    const user = userEvent.setup();
    render(dialog(false));
    await user.click(screen.getByRole('button', { name: 'Delete Booking' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['moves', false],
    ['stays still', true],
  ])(
    'starts at Cancel where the page %s, and gives the focus back when it is unmounted',
    async (_, still) => {
      const user = userEvent.setup();
      render(<Question still={still} />);
      screen.getByRole('button', { name: 'Delete' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
    },
  );

  test('says it is at work and takes no second press', async () => {
    onConfirm.mockClear();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(dialog(true));
    await user.click(screen.getByRole('button', { name: /Deleting\.\.\./ }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});
