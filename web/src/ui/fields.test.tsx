import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

type Values = { title: string; condition: string };

function Form({ onValues }: { onValues: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>();
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onValues)(event)}>
      <TextField
        label="Phone Name"
        error={errors.title?.message}
        {...register('title', { required: 'Phone name is required*' })}
      />
      <SelectField
        label="Phone Condition"
        placeholder="Choose one"
        options={[{ value: 'Good', label: 'Good' }]}
        error={errors.condition?.message}
        {...register('condition', { required: 'Phone condition is required*' })}
      />
      <button type="submit">Add</button>
    </form>
  );
}

test('case 50: each message stands at its field and is tied to it', async () => {
  render(<Form onValues={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  for (const [name, message] of [
    ['Phone Name', 'Phone name is required*'],
    ['Phone Condition', 'Phone condition is required*'],
  ] as const) {
    expect((await screen.findByText(message)).id).toBe(
      screen.getByLabelText(name).getAttribute('aria-describedby'),
    );
    expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
  }
});

test('what is typed and chosen reaches the form', async () => {
  const onValues = vi.fn();
  render(<Form onValues={onValues} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone Name' }), 'Galaxy');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Phone Condition' }), 'Good');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(onValues.mock.calls[0]?.[0]).toEqual({ title: 'Galaxy', condition: 'Good' }));
});

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

test('case 54: what asks for a number brings the keyboard of numbers', () => {
  render(<TextField label="Price" inputMode="numeric" />);
  expect(screen.getByRole('textbox', { name: 'Price' }).getAttribute('inputmode')).toBe('numeric');
});
