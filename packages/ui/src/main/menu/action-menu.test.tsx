import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ActionMenu } from './action-menu.tsx';

describe('ActionMenu', () => {
  const onView = jest.fn();
  const onDelete = jest.fn();
  let user: UserEvent;
  const trigger = () => screen.getByRole('button', { name: 'Actions for booking 7' });
  const item = (name: string) => screen.getByRole('menuitem', { name });

  beforeEach(() => {
    onView.mockClear();
    onDelete.mockClear();
    user = userEvent.setup();
    render(
      <ActionMenu
        label="Actions for booking 7"
        items={[
          { key: 'view', label: 'View Details', onSelect: onView },
          { key: 'send', label: 'Send Verification', onSelect: onView, disabled: true },
          { key: 'delete', label: 'Delete Booking', onSelect: onDelete, danger: true, divider: true },
        ]}
      />,
    );
    trigger().focus();
  });

  test('opens by key on its first entry and moves round, past what is disabled', async () => {
    await user.keyboard('{Enter}');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(item('View Details')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Delete Booking')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('View Details')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Delete Booking')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('View Details')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Delete Booking')).toHaveFocus();
  });

  test('has the focus back on its button when an action runs', async () => {
    onDelete.mockImplementation(() => expect(trigger()).toHaveFocus());
    await user.keyboard('{Enter}{End}{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test.each(['{Escape}', '{Tab}'])('%s closes it without an action', async (key) => {
    await user.keyboard(`{Enter}${key}`);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
    expect(onView).not.toHaveBeenCalled();
  });

  test('closes when something else is pressed, not when the page scrolls', async () => {
    await user.click(trigger());
    fireEvent.scroll(window);
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await user.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

test('An entry can say why it is disabled, and is reached to read that', async () => {
  const onSend = jest.fn();
  const user = userEvent.setup();
  render(
    <ActionMenu
      label="Actions"
      items={[
        { key: 'send', label: 'Send', onSelect: onSend, disabled: true, hint: 'All guests are verified' },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  const send = screen.getByRole('menuitem', { name: 'Send All guests are verified' });
  expect(send).toHaveFocus();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await user.click(send);
  expect(onSend).not.toHaveBeenCalled();
});

test('Choices that are on or off leave the menu open', async () => {
  const onSelect = jest.fn();
  const user = userEvent.setup();
  render(
    <ActionMenu
      label="Choose columns"
      text="Columns"
      items={[
        { key: 'hotel', label: 'Hotel', onSelect, checked: true },
        { key: 'stay', label: 'Stay', onSelect, checked: false },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Choose columns' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Hotel' })).toBeChecked();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Stay', checked: false }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('menu')).toBeVisible();
});
