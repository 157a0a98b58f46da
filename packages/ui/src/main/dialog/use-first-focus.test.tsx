import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { SuiteProvider } from '../../core/theme/suite-provider.tsx';
import { TextInput } from '../../core/field/text-input.tsx';
import type { Dialog as SuiteDialog } from './dialog.tsx';

let Dialog: typeof SuiteDialog;
let holdTypedText: () => void;
beforeAll(async () => {
  // The browser is never idle here, so that the first open dialog fetches the window.
  globalThis.requestIdleCallback = () => 0;
  ({ Dialog } = await import('./dialog.tsx'));
  ({ holdTypedText } = await import('./use-first-focus.ts'));
});
afterEach(() => {
  jest.useRealTimers();
});

interface NewGuestProps {
  still?: boolean;
  contentAfterMs?: number;
}

function NewGuest({ still = false, contentAfterMs }: NewGuestProps) {
  const [openings, setOpenings] = useState(0);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <SuiteProvider zeroRuntime={still}>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          setOpenings(openings + 1);
        }}
      >
        Add
      </button>
      <output>{openings} openings</output>
      <Dialog open={open} title="New Guest" onClose={() => setOpen(false)}>
        <Late afterMs={contentAfterMs}>
          <TextInput label="Name" value={name} onChange={setName} />
        </Late>
      </Dialog>
    </SuiteProvider>
  );
}

function Late({ afterMs, children }: { afterMs: number | undefined; children: ReactNode }) {
  const [isHere, setHere] = useState(afterMs === undefined);
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(() => setHere(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isHere ? children : <p>Loading...</p>;
}

const add = () => screen.getByRole('button', { name: 'Add' });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

test('before the window is loaded keys go to the first field, Escape closes, and the opener is not pressed', async () => {
  render(<NewGuest />);
  add().focus();
  fireEvent.click(add());
  press('L', 'o', 's', 't', 'Escape');
  fireEvent.click(add());
  expect(screen.queryByRole('dialog')).toBeNull();
  press('J', 'o', 'e', 'Backspace', 's', 'é', ' ');
  expect(fireEvent.keyDown(add(), { key: 'r', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(add(), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(add(), { key: ' ' })).toBe(false);
  expect(await screen.findByLabelText('Name')).toHaveValue('José  ');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('M');
  expect(screen.getByLabelText('Name')).toHaveValue('José  M');
  expect(screen.getByText('2 openings')).toBeVisible();
});

describe('once the window is loaded', () => {
  beforeAll(async () => {
    const { unmount } = render(<Dialog open title="First dialog" onClose={() => {}} />);
    await screen.findByRole('dialog');
    unmount();
  });

  test.each([
    ['moves', false],
    ['stays still', true],
  ])(
    'the first field has the focus with the click that opens the dialog, where the page %s',
    async (_, still) => {
      render(<NewGuest still={still} />);
      fireEvent.click(add());
      // A microtask passes, but no frame.
      await Promise.resolve();
      expect(screen.getByLabelText('Name')).toHaveFocus();
    },
  );

  test('while its content loads no key closes a dialog, and what is typed is entered', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<NewGuest contentAfterMs={1_000} />);
    await user.click(add());
    await user.keyboard('Inês {Enter}T');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Inês T');
  });
});

describe('text that is held for the next dialog', () => {
  test('goes into its first field', async () => {
    render(<NewGuest />);
    holdTypedText();
    press('J', 'x', 'Backspace', 'o');
    fireEvent.click(add());
    press('é');
    expect(await screen.findByLabelText('Name')).toHaveValue('Joé');
  });

  test.each<[string, () => unknown]>([
    ['a press of the pointer', () => fireEvent.pointerDown(document.body)],
    ['Escape', () => press('Escape')],
    ['10 seconds', () => jest.advanceTimersByTime(10_000)],
    ['typing in a field of the page', () => screen.getByLabelText('Search').focus()],
  ])('is no longer collected after %s', (_, end) => {
    jest.useFakeTimers();
    render(<TextInput label="Search" value="" onChange={() => undefined} />);
    holdTypedText();
    expect(fireEvent.keyDown(document.body, { key: 'J' })).toBe(false);
    end();
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'J' })).toBe(true);
  });
});
