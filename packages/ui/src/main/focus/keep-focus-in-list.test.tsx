import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../../core/button/button.tsx';
import { Panel } from '../../core/page/panel.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { DataTable } from '../table/data-table.tsx';

const user = userEvent.setup({ delay: null });
const buttonOf = (name: string) => screen.getByRole('button', { name: `Dismiss ${name}` });

function Tasks({ asks = false, grouped = false }) {
  const [tasks, setTasks] = useState(['linen', 'towels', 'keys']);
  const [asked, setAsked] = useState('');
  const remove = (name: string) => {
    setTasks((before) => before.filter((one) => one !== name));
    setAsked('');
  };
  const columns = [
    { key: 'name', title: 'Task', render: (name: string) => name },
    {
      key: 'action',
      title: 'Action',
      render: (name: string) => (
        <Button onClick={() => (asks ? setAsked(name) : remove(name))}>{`Dismiss ${name}`}</Button>
      ),
    },
  ];
  const table = (rows: string[]) => (
    <DataTable label="Tasks" columns={columns} rows={rows} rowKey={(name) => name} empty={<p>None</p>} />
  );
  return (
    <Panel title={`Tasks (${tasks.length})`}>
      {grouped
        ? tasks.map((name) => (
            <details key={name} open>
              <summary>{`Group of ${name}`}</summary>
              {table([name])}
            </details>
          ))
        : table(tasks)}
      <ConfirmDialog
        open={asked !== ''}
        title="Dismiss?"
        text="It is gone then."
        confirmLabel="Yes"
        onConfirm={() => remove(asked)}
        onCancel={() => setAsked('')}
      />
    </Panel>
  );
}

async function dismiss(name: string) {
  buttonOf(name).focus();
  await user.keyboard('{Enter}');
}

test.each([false, true])(
  'the focus moves to the next row, then back, then to the heading (grouped: %s)',
  async (grouped) => {
    render(<Tasks grouped={grouped} />);
    await dismiss('towels');
    await waitFor(() => expect(buttonOf('keys')).toHaveFocus());
    await dismiss('keys');
    await waitFor(() => expect(buttonOf('linen')).toHaveFocus());
    await dismiss('linen');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tasks (0)' })).toHaveFocus());
  },
);

test('a dialog whose row is gone returns the focus to the next row', async () => {
  render(<Tasks asks />);
  await dismiss('linen');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(buttonOf('towels')).toHaveFocus());
});

test('a focus that is elsewhere by then stays there', async () => {
  render(
    <>
      <Tasks />
      <input aria-label="Search" />
    </>,
  );
  const button = buttonOf('linen');
  button.focus();
  screen.getByLabelText('Search').focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss linen' })).toBeNull());
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
