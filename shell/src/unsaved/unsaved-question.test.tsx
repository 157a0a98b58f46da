import { beforeEach, expect, test } from '@jest/globals';
import { useUnsaved } from '@suite/session';
import { SuiteProvider } from '@suite/ui/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { UnsavedQuestion } from './unsaved-question.tsx';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>At {pathname + search}</p>
      {pathname === '/form' && <Form />}
      <Link to="/form">Form</Link>
      <Link to="/form?tab=2">Tab</Link>
      <Link to="/other?a=1">Other</Link>
    </>
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
