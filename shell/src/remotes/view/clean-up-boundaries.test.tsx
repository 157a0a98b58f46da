import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { CleanUpBoundary, CleanUpBoundaries } from './clean-up-boundaries.tsx';

const onError = jest.fn<(name: string, error: unknown) => void>();
const noCrash = jest.fn<(error: unknown) => void>();

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  onError.mockClear();
  noCrash.mockClear();
});

/** The clean-up fails like `observer.disconnect()` of an undefined observer. */
function FailingCleanUp({ name }: { name: string }) {
  useEffect(
    () => () => {
      throw new Error(`clean-up of ${name}`);
    },
    [name],
  );
  return <p>{name}</p>;
}

function Shell({ failing }: { failing: readonly string[] }) {
  const [name, setName] = useState('one');
  return (
    <CleanUpBoundary onError={noCrash}>
      <input aria-label="Page" value={name} onChange={({ target }) => setName(target.value)} />
      <CleanUpBoundaries
        onError={onError}
        contents={{
          [name]: failing.includes(name) ? (
            <FailingCleanUp key={name} name={name} />
          ) : (
            <p key={name}>{name}</p>
          ),
        }}
      />
    </CleanUpBoundary>
  );
}

const visit = (name: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Page'), { target: { value: name } }));

test('a release whose clean-up throws is left for the next one, and the error is known as its own', async () => {
  render(<Shell failing={['one']} />);
  await visit('two');
  expect(screen.getByText('two')).toBeVisible();
  expect(screen.getByLabelText('Page')).toBeVisible();
  expect(onError.mock.calls).toEqual([['one', new Error('clean-up of one')]]);
  expect(noCrash).not.toHaveBeenCalled();
});

test('one failing clean-up after the other stays in its place', async () => {
  render(<Shell failing={['one', 'two', 'three']} />);
  for (const name of ['two', 'three', 'one', 'four']) {
    await visit(name);
    expect(screen.getByText(name)).toBeVisible();
  }
  expect(onError.mock.calls.map(([name]) => name)).toEqual(['one', 'two', 'three', 'one']);
  expect(noCrash).not.toHaveBeenCalled();
});

test('of several contents, those that stay keep their state when another one fails to clean up', async () => {
  const Note = ({ name }: { name: string }) => <input aria-label={name} />;
  const draw = (names: readonly string[]) => (
    <CleanUpBoundaries
      onError={onError}
      contents={Object.fromEntries(
        names.map((name) => [name, name === 'two' ? <FailingCleanUp name={name} /> : <Note name={name} />]),
      )}
    />
  );
  const { rerender } = render(draw(['one', 'two', 'three']));
  fireEvent.change(screen.getByLabelText('three'), { target: { value: 'typed' } });
  await act(async () => rerender(draw(['one', 'three'])));
  expect(onError.mock.calls).toEqual([['two', new Error('clean-up of two')]]);
  expect(screen.getByLabelText('three')).toHaveValue('typed');
  expect(screen.queryByText('two')).toBeNull();
});

test('a boundary whose content throws again and again passes the error on', () => {
  function Broken(): never {
    throw new Error('broken');
  }
  const draw = () =>
    render(
      <CleanUpBoundary onError={noCrash}>
        <Broken />
      </CleanUpBoundary>,
    );
  expect(draw).toThrow('broken');
});
