import { afterEach, expect, jest, test } from '@jest/globals';
import { renderScreen } from '@suite/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerRegistry } from '../../testing/answer-registry.ts';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { readOverrides, storeOverrides } from '../stored-overrides.ts';
import { OverridePanel } from './override-panel.tsx';

const proposed = { remote: 'mf-sample', url: 'https://dev.example/', grant: 'override_x.y', on: false };
const before = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = before;
  storeOverrides([]);
});

function open(answer: typeof fetch) {
  storeOverrides([{ ...proposed, isProposed: true }]);
  globalThis.fetch = jest.fn(answer);
  return renderScreen(<OverridePanel open onClose={() => undefined} />);
}

test('it opens with all rows, as rows that arrive later move its buttons under the pointer', async () => {
  answerRegistry({ remotes: [liveRemote({ name: 'mf-other', title: 'Other' })] });
  const { fetch: registry } = globalThis;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  open(async (...call) => {
    await arrival;
    return registry(...call);
  });
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledWith('/platform/remotes', expect.anything()));
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive();
  expect(await screen.findByRole('button', { name: 'Use it' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Other (mf-other)' })).toBeVisible();
});

test('it opens without the document, too, if that cannot be had', async () => {
  const { user } = open(async () => {
    throw new TypeError('Nothing answers');
  });
  await user.click(await screen.findByRole('button', { name: 'Refuse it' }));
  expect(readOverrides()).toEqual([]);
});
