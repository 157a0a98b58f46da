import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

export async function giveConsent(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: 'I consent to data processing' }));
  await press(user, 'Continue');
}

export async function takeSelfie(user: UserEvent): Promise<void> {
  await press(user, 'Take Selfie Liveness');
  await press(user, 'Shoot');
  await press(user, 'Continue');
}

export async function verifyDocument(user: UserEvent): Promise<void> {
  await press(user, 'Capture Document');
  await press(user, 'Shoot');
  await press(user, 'Verify Identity');
}

export async function verifyFromConsent(user: UserEvent): Promise<void> {
  await giveConsent(user);
  await takeSelfie(user);
  await verifyDocument(user);
}
