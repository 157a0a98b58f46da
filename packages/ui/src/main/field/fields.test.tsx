import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormField } from '../../core/field/form-field.tsx';
import { Checkbox } from './checkbox.tsx';
import { DateInput } from './date-input.tsx';
import { FieldGroup } from './field-group.tsx';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

const change = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('controls in a form field', () => {
  test('a date is given as it is written', () => {
    const onChange = jest.fn();
    render(
      <FormField label="Check-in">
        <DateInput value="2027-03-05" onChange={onChange} />
      </FormField>,
    );
    expect(screen.getByLabelText('Check-in')).toHaveValue('05/Mar/2027');
    change('Check-in', '2027-03-31');
    change('Check-in', '');
    expect(onChange.mock.calls).toEqual([['2027-03-31'], ['']]);
  });

  test.each([
    ['2027-03-05', '2027-03-05'],
    ['5/3/2027', '2027-03-05'],
    ['05.03.2027', '2027-03-05'],
    ['5 mar 2027', '2027-03-05'],
    ['05/Mar/2027', '2027-03-05'],
    ['5 March, 2027', '2027-03-05'],
    ['٥/٣/٢٠٢٧', '2027-03-05'],
    ['2027/03/05', '2027-03-05'],
    ['05\u201103\u20112027', '2027-03-05'],
    ['2027\u201303\u201305', '2027-03-05'],
    ['05032027', '2027-03-05'],
    ['31/2/2027', '31/2/2027'],
    ['5/3/27', '5/3/27'],
    ['5/3', '5/3'],
    ['2027-3-5', '2027-3-5'],
    ['+1', '+1'],
    ['tomorrow', 'tomorrow'],
  ])('the date %s is read as %s', (typed, date) => {
    const onChange = jest.fn();
    render(<DateInput label="Check-in" value="" onChange={onChange} />);
    change('Check-in', typed);
    expect(onChange).toHaveBeenCalledWith(date);
  });

  test.each([
    ['5/3/27', '2027-03-05'],
    ['050327', '2027-03-05'],
    ['2027-3-5', '2027-03-05'],
    ['5.12', '2026-12-05'],
    ['5 dec', '2026-12-05'],
    ['05-12', '2026-12-05'],
    ['0512', '2026-12-05'],
    ['٠٥١٢', '2026-12-05'],
    ['30/11', '2026-11-30'],
    ['29/11', '2027-11-29'],
    ['29.2.', '2028-02-29'],
    ['+3', '2026-12-03'],
    ['+٠', '2026-11-30'],
    ['＋40', '2027-01-09'],
  ])('%s is completed to %s when the field is left, and with Enter', (typed, date) => {
    const onChange = jest.fn();
    render(<DateInput label="Check-in" value={typed} from="2026-11-30" onChange={onChange} />);
    fireEvent.blur(screen.getByLabelText('Check-in'));
    fireEvent.keyDown(screen.getByLabelText('Check-in'), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[date], [date]]);
  });

  test('a date without a year is the last one before the latest that is allowed', () => {
    const onChange = jest.fn();
    render(<DateInput label="From" value="1/12" from="2026-11-30" max="2026-11-30" onChange={onChange} />);
    fireEvent.blur(screen.getByLabelText('From'));
    expect(onChange).toHaveBeenCalledWith('2025-12-01');
  });

  test('a date may be chosen from the calendar', () => {
    const showPicker = jest.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    render(<DateInput label="Check-in" value="" onChange={jest.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
    fireEvent.keyDown(screen.getByLabelText('Check-in'), { key: 'ArrowDown', altKey: true });
    expect(showPicker).toHaveBeenCalledTimes(2);
  });

  test('a number is a number, or null when the field is empty', () => {
    const onChange = jest.fn();
    render(
      <FormField label="Nights">
        <NumberInput value={2} onChange={onChange} />
      </FormField>,
    );
    change('Nights', '3');
    change('Nights', '');
    expect(onChange.mock.calls).toEqual([[3], [null]]);
  });

  test.each([
    ['٣', 3],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['1.234,5', 1234.5],
    ['-2', -2],
    ['two', null],
  ])('the number %s is read as %s', (typed, number) => {
    const onChange = jest.fn();
    render(<NumberInput label="Nights" value={null} onChange={onChange} />);
    change('Nights', typed);
    expect(onChange).toHaveBeenCalledWith(number);
  });

  test('arrow keys change a number within its bounds, and the wheel leaves it', () => {
    const onChange = jest.fn();
    render(<NumberInput label="Nights" value={1} min={1} onChange={onChange} />);
    const nights = screen.getByRole('spinbutton', { name: 'Nights' });
    expect(nights).not.toHaveAttribute('type', 'number');
    fireEvent.keyDown(nights, { key: 'ArrowUp' });
    fireEvent.keyDown(nights, { key: 'ArrowDown' });
    expect(onChange.mock.calls).toEqual([[2], [1]]);
  });

  test('a select gives the value and shows its placeholder until then', () => {
    const onChange = jest.fn();
    render(
      <FormField label="Room type" error="Room type is required">
        <Select
          value=""
          onChange={onChange}
          placeholder="Select room type"
          options={[{ value: 'Deluxe', label: 'Deluxe' }]}
        />
      </FormField>,
    );
    expect(screen.getByLabelText('Room type')).toHaveDisplayValue('Select room type');
    expect(screen.getByLabelText('Room type')).toBeInvalid();
    change('Room type', 'Deluxe');
    expect(onChange).toHaveBeenCalledWith('Deluxe');
  });

  test('an option says which language its label is in', () => {
    render(
      <Select
        label="Language"
        value="de"
        onChange={jest.fn()}
        options={[
          { value: 'de', label: 'Deutsch', lang: 'de' },
          { value: 'none', label: 'None' },
        ]}
      />,
    );
    expect(screen.getByRole('option', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('option', { name: 'None' })).not.toHaveAttribute('lang');
  });

  test('a text of several lines and a box to tick', () => {
    const onText = jest.fn();
    const onTick = jest.fn();
    render(
      <>
        <TextArea label="Reason" value="" onChange={onText} />
        <Checkbox checked={false} onChange={onTick}>
          Add guests
        </Checkbox>
      </>,
    );
    change('Reason', 'No licence');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add guests' }));
    expect(onText).toHaveBeenCalledWith('No licence');
    expect(onTick).toHaveBeenCalledWith(true);
  });

  test('a group is named by its legend', () => {
    render(
      <FieldGroup legend="Contact">
        <TextArea label="Address" value="" onChange={jest.fn()} />
      </FieldGroup>,
    );
    expect(within(screen.getByRole('group', { name: 'Contact' })).getByLabelText('Address')).toBeVisible();
  });
});
