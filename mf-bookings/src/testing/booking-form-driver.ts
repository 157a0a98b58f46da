import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function openCreateDialog(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Create Booking' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Booking' }));
  const field = (label: string) => dialog.getByLabelText(label);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return {
    dialog,
    field,
    press,
    fill(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) {
        fireEvent.change(field(label), { target: { value } });
      }
    },
    submit: () => press('Create Booking'),
    said: (label: string) => field(label).getAttribute('aria-describedby') && descriptionOf(field(label)),
  };
}

function descriptionOf(element: HTMLElement): string {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
