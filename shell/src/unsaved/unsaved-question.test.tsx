import { beforeEach, describe, expect, test } from '@jest/globals';
import { holdUnsavedAtom, useUnsaved } from '@suite/session';
import { FormDialog } from '@suite/ui';
import { SuiteProvider, UnsavedEntriesContext } from '@suite/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { leaveAtom } from './pending-leave.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function DialogForm() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FormDialog
        open={open}
        title="Guest"
        submitLabel="Save"
        busyLabel="Saving"
        isChanged={text !== ''}
        onSubmit={close}
        onClose={close}
      >
        <input aria-label="Guest name" value={text} onChange={(event) => setText(event.target.value)} />
      </FormDialog>
    </>
  );
}

function Search() {
  const leave = useSetAtom(leaveAtom);
  const navigate = useNavigate();
  return <button onClick={() => leave(() => void navigate('/other?a=1'))}>Found</button>;
}

function Page() {
  const holdUnsaved = useSetAtom(holdUnsavedAtom);
  const { pathname, search } = useLocation();
  return (
    <UnsavedEntriesContext value={holdUnsaved}>
      <p>At {pathname + search}</p>
      {pathname === '/form' && <Form />}
      {pathname === '/form' && <DialogForm />}
      <Search />
      <Link to="/form">Form</Link>
      <Link to="/form?tab=2">Tab</Link>
      <Link to="/other?a=1">Other</Link>
    </UnsavedEntriesContext>
  );
}

const user = userEvent.setup({ delay: null });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const at = (path: string) => screen.findByText(`At ${path}`);
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

async function answer(name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(question()).toBeNull());
}

beforeEach(async () => {
  history.replaceState(null, '', '/start');
  render(
    <SuiteProvider mode="light" zeroRuntime>
      <BrowserRouter>
        <Page />
        <UnsavedQuestion />
      </BrowserRouter>
    </SuiteProvider>,
  );
  await follow('Form');
  await at('/form');
});

test('a form without entries lets everything go', async () => {
  await follow('Other');
  await at('/other?a=1');
  expect(question()).toBeNull();
});

test('a link asks first, and is followed when the visitor says so', async () => {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await follow('Other');
  await answer('Stay on this page');
  expect(await at('/form')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await follow('Other');
  await answer('Leave without saving');
  await at('/other?a=1');
});

test('a result of the search asks first', async () => {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Found' }));
  await answer('Leave without saving');
  await at('/other?a=1');
});

test('Back asks first, and leads back when the visitor says so', async () => {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  act(() => history.back());
  await answer('Stay on this page');
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  act(() => history.back());
  await answer('Leave without saving');
  await at('/start');
});

test('what stays on the page is free, and so is everything once the entries are saved', async () => {
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await follow('Tab');
  await at('/form?tab=2');
  expect(question()).toBeNull();
  act(() => history.go(-2));
  await answer('Stay on this page');
  await waitFor(() => expect(location.search).toBe('?tab=2'));
  await user.clear(screen.getByLabelText('Name'));
  await follow('Other');
  await at('/other?a=1');
});

test('closing the tab asks in the way of the browser', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  await user.type(screen.getByLabelText('Name'), 'Ada');
  expect(close()).toBe(true);
});

describe('an open dialog with entries', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Guest' });
  const enter = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.type(await screen.findByLabelText('Guest name'), 'Ada');
  };

  test('asks before Back leaves its page', async () => {
    await enter();
    act(() => history.back());
    await answer('Stay on this page');
    expect(screen.getByLabelText('Guest name')).toHaveValue('Ada');
    act(() => history.back());
    await answer('Leave without saving');
    await at('/start');
  });

  test('asks before Back closes it on the same path, which leaves the address as it is', async () => {
    await follow('Tab');
    await at('/form?tab=2');
    await enter();
    act(() => history.back());
    await answer('Leave without saving');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(location.search).toBe('?tab=2');
  });

  test('lets everything go once it is closed', async () => {
    await enter();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await follow('Other');
    await at('/other?a=1');
  });
});
