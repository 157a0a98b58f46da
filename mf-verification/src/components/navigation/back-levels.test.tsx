import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBackLevels } from './back-levels.ts';

function Walk() {
  const [step, setStep] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useBackLevels(step, (times) => setStep((now) => now - times));
  return (
    <>
      <p role="status">{`step ${step}`}</p>
      <button onClick={() => setStep(step + 1)}>On</button>
      <button onClick={() => setStep(0)}>Finish</button>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen ? <Window onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Window({ onClose }: { onClose: () => void }) {
  useBackLevels(1, onClose);
  return (
    <div role="dialog">
      <button onClick={onClose}>Close</button>
    </div>
  );
}

function Held() {
  useBackLevels(1, () => undefined);
  return null;
}

const state = () => window.history.state as unknown;
const stands = (depth: number) => waitFor(() => expect(state()).toMatchObject({ guestDepth: depth }));
const atStep = (step: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`step ${step}`));

async function walk(...names: string[]): Promise<void> {
  const user = userEvent.setup();
  for (const name of names) await user.click(screen.getByRole('button', { name }));
}

async function go(by: number): Promise<void> {
  await act(async () => {
    window.history.go(by);
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
}

beforeEach(() => {
  window.history.pushState({ idx: 3 }, '', '/somewhere');
});

describe('Back', () => {
  test('takes one step back at a time, and leaves from the first', async () => {
    render(<Walk />);
    await walk('On', 'On');
    await stands(2);
    expect(state()).toEqual({ idx: 3, guestDepth: 2 });
    await go(-1);
    await atStep(1);
    await go(-1);
    await atStep(0);
    expect(state()).toEqual({ idx: 3 });
  });

  test('closes what lies over the step first', async () => {
    render(<Walk />);
    await walk('On', 'Open');
    await stands(2);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await atStep(1);
    await walk('Open');
    await stands(2);
    await go(-2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await atStep(0);
  });

  test('never comes to what was closed or finished meanwhile', async () => {
    render(<Walk />);
    await walk('On', 'Open', 'Close');
    await stands(1);
    await walk('On', 'On', 'Finish');
    await waitFor(() => expect(state()).toEqual({ idx: 3 }));
    await atStep(0);
  });

  test('stays where nothing may be left, and Forward redoes nothing', async () => {
    render(<Walk />);
    await walk('On');
    await stands(1);
    const held = render(<Held />);
    await stands(2);
    await go(-1);
    await stands(2);
    held.unmount();
    await stands(1);
    await go(1);
    await stands(1);
    await atStep(1);
  });

  test('of a page that is loaded again has as many entries as there are steps', async () => {
    for (const guestDepth of [1, 2, 3]) window.history.pushState({ idx: 3, guestDepth }, '');
    render(<Walk />);
    await waitFor(() => expect(state()).toEqual({ idx: 3 }));
  });
});
