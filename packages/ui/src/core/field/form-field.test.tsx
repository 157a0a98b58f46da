import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { focusFirstInvalid } from './use-focus-first-invalid.ts';
import { FormField } from './form-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

const input = <TextInput value="" onChange={() => {}} />;

describe('FormField', () => {
  test('ties label, hint and control together', () => {
    render(
      <FormField label="Email" hint="We write to it" required>
        {input}
      </FormField>,
    );
    const control = screen.getByLabelText('Email');
    expect(control).toHaveAccessibleDescription('We write to it');
    expect(control).toBeRequired();
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  test('shows the error in place of the hint and marks the control', () => {
    render(
      <FormField label="Email" hint="We write to it" error="Email is required">
        {input}
      </FormField>,
    );
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    expect(screen.queryByText('We write to it')).not.toBeInTheDocument();
  });

  test('the first control in error gets the focus', () => {
    const { container } = render(
      <>
        <FormField label="Name">{input}</FormField>
        <FormField label="Email" error="Email is required">
          {input}
        </FormField>
        <FormField label="Phone" error="Phone is required">
          {input}
        </FormField>
      </>,
    );
    focusFirstInvalid(container);
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('PasswordInput', () => {
  test('hides the password until asked and gives what is typed', () => {
    const onChange = jest.fn();
    render(
      <FormField label="Password">
        <PasswordInput value="secret" onChange={onChange} autoComplete="current-password" />
      </FormField>,
    );
    const control = screen.getByLabelText('Password');
    expect(control).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control).toHaveAttribute('type', 'password');
    fireEvent.change(control, { target: { value: 'secret!' } });
    expect(onChange).toHaveBeenCalledWith('secret!');
  });
});
