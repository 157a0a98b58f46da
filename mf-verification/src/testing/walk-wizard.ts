import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button of the page once it is there. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** From the consent step on. */
export async function giveConsent(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: 'I consent to data processing' }));
  await press(user, 'Continue');
}

/** From the selfie step on. */
export async function takeSelfie(user: UserEvent): Promise<void> {
  await press(user, 'Take Selfie Liveness');
  await press(user, 'Shoot');
  await press(user, 'Continue');
}

/** From the document step to the answer. */
export async function verifyDocument(user: UserEvent): Promise<void> {
  await press(user, 'Capture Document');
  await press(user, 'Shoot');
  await press(user, 'Verify Identity');
}

/** From the consent step to the answer of the check. */
export async function verifyFromConsent(user: UserEvent): Promise<void> {
  await giveConsent(user);
  await takeSelfie(user);
  await verifyDocument(user);
}
