import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'today', label: 'Today' },
] as const;
const onChange = jest.fn();

function Views() {
  const [value, setValue] = useState<'all' | 'today'>('all');
  const change = (next: 'all' | 'today') => {
    onChange(next);
    setValue(next);
  };
  return (
    <Tabs label="Views" value={value} tabs={tabs} onChange={change}>
      <p>{value} of them</p>
    </Tabs>
  );
}

test('Tabs show one view, by pointer and by arrow keys', async () => {
  const user = userEvent.setup();
  render(<Views />);
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('all of them');

  await user.click(screen.getByRole('tab', { name: 'Today' }));
  expect(screen.getByRole('tabpanel', { name: 'Today' })).toHaveTextContent('today of them');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Today', selected: true })).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['today'], ['all'], ['today']]);
});
