import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkDialog } from './bulk-dialog.tsx';

test('Batches go in one call each, and each record gets its own outcome', async () => {
  const send = jest.fn(async (items: readonly string[]) => {
    if (items.includes('cy')) throw new Error('The server is being moved.');
    return items.map((name) =>
      name === 'bo' ? { state: 'refused' as const, text: 'Has left' } : { state: 'done' as const, text: '' },
    );
  });
  const onDone = jest.fn();
  render(
    <BulkDialog
      open
      action={{
        ...{ title: 'Check in', unneededLabel: 'left out', ask: () => 'Check in?', confirm: () => 'Go' },
        step: { size: 2, send },
      }}
      items={['ada', 'bo', 'cy']}
      label="Guests"
      nameOf={(name) => ({ key: name, name, detail: '' })}
      onClose={() => {}}
      onFinished={() => {}}
      onDone={onDone}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText('1 done, 2 refused')).toBeVisible();
  expect(send.mock.calls).toEqual([[['ada', 'bo']], [['cy']]]);
  const rows = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ada Done',
    'bo Has leftRefused',
    'cy The server is being moved.Refused',
  ]);
  expect(onDone.mock.calls).toEqual([[['ada']]]);
});
