import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../../core/field/form-field.tsx';
import { SuiteProvider } from '../../core/theme/suite-provider.tsx';
import { UnsavedEntriesContext } from '../../core/field/unsaved-entries.ts';
import { TextInput } from '../../core/field/text-input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useCheckedForm } from '../../core/field/use-checked-form.ts';

const check = ({ name, city }: { name: string; city: string }) =>
  name && city
    ? { value: `${name}, ${city}` }
    : { errors: { ...(!name && { name: 'Name is required' }), ...(!city && { city: 'City is required' }) } };

function Form({ onSend, onClose }: { onSend: (value: string) => void; onClose: () => void }) {
  const form = useCheckedForm(check, { name: 'Ada', city: '' });
  return (
    <SuiteProvider zeroRuntime>
      <FormDialog
        open
        title="New Guest"
        submitLabel="Add"
        busyLabel="Adding..."
        isChanged={form.isChanged}
        failures={form.failures}
        onClose={onClose}
        onSubmit={() => {
          const value = form.submit();
          if (value) onSend(value);
          if (value === 'Ada, Taken') form.refuse([{ field: 'city', message: 'City is taken' }]);
        }}
      >
        <FormField label="Name" error={form.errorOf('name')}>
          <TextInput value={form.values.name} onChange={form.change('name')} onBlur={form.leave('name')} />
        </FormField>
        <FormField label="City" error={form.errorOf('city')}>
          <TextInput value={form.values.city} onChange={form.change('city')} onBlur={form.leave('city')} />
        </FormField>
        <button type="button" onClick={() => form.reset()}>
          Start over
        </button>
      </FormDialog>
    </SuiteProvider>
  );
}

function openForm() {
  const onSend = jest.fn();
  const onClose = jest.fn();
  render(<Form onSend={onSend} onClose={onClose} />);
  return { user: userEvent.setup(), onSend, onClose };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('FormDialog with a checked form', () => {
  test('an error shows once its field was left, and goes when it is mended', async () => {
    const { user } = openForm();
    expect(screen.queryByText('City is required')).toBeNull();
    await user.click(screen.getByLabelText('City'));
    await user.tab();
    expect(screen.getByText('City is required')).toBeVisible();
    await user.type(screen.getByLabelText('City'), 'Rome');
    expect(screen.queryByText('City is required')).toBeNull();
  });

  test.each(['Add', 'Cancel'])(
    'a press on %s leaves no field, whose error would move the buttons',
    async (name) => {
      const { user } = openForm();
      const city = screen.getByLabelText('City');
      await user.click(city);
      await user.pointer({ target: screen.getByRole('button', { name }), keys: '[MouseLeft>]' });
      expect(city).toHaveFocus();
      expect(screen.queryByText('City is required')).toBeNull();
    },
  );

  test('a refused submit sends nothing and leads to the first wrong field', async () => {
    const { onSend } = openForm();
    await press('Add');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(onSend).not.toHaveBeenCalled();
  });

  test('what the server refused shows until that field is changed', async () => {
    const { user, onSend } = openForm();
    await user.type(screen.getByLabelText('City'), 'Taken');
    await press('Add');
    expect(onSend).toHaveBeenCalledWith('Ada, Taken');
    expect(await screen.findByText('City is taken')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), ' L');
    expect(screen.getByText('City is taken')).toBeVisible();
    await user.type(screen.getByLabelText('City'), '!');
    expect(screen.queryByText('City is taken')).toBeNull();
  });

  test('closes at once while nothing was entered, and asks before it loses an entry', async () => {
    const { user, onClose } = openForm();
    await user.type(screen.getByLabelText('City'), 'R');
    await press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    await press('Keep editing');
    expect(screen.getByLabelText('City')).toHaveValue('R');
    await press('Cancel');
    await press('Discard');
    expect(onClose).toHaveBeenCalledTimes(1);
    await press('Start over');
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

test('the page learns of unsaved entries, and can close the dialog', async () => {
  const onClose = jest.fn();
  const end = jest.fn();
  const hold = jest.fn<(close: () => void) => () => void>(() => end);
  render(
    <UnsavedEntriesContext value={hold}>
      <Form onSend={() => undefined} onClose={onClose} />
    </UnsavedEntriesContext>,
  );
  expect(hold).not.toHaveBeenCalled();
  await userEvent.type(await screen.findByLabelText('City'), 'Oslo');
  expect(hold).toHaveBeenCalledTimes(1);
  hold.mock.calls[0]?.[0]();
  expect(onClose).toHaveBeenCalledTimes(1);
  await press('Start over');
  expect(end).toHaveBeenCalledTimes(1);
});
