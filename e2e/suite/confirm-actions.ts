import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../pages/sign-in.page.ts';
import { ApiCaller } from './api-caller.ts';

interface Proof {
  usr_password?: string;
  code: () => Promise<string>;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm it is you' });

export function confirmActions(page: Page, proof: Proof): Promise<void> {
  return page.addLocatorHandler(dialogOf(page), () => confirmAction(page, proof));
}

export async function confirmAction(page: Page, { usr_password = demoPassword, code }: Proof): Promise<void> {
  const dialog = dialogOf(page);
  const submit = dialog.getByRole('button', { name: 'Confirm', exact: true });
  const codeField = dialog.getByLabel('Code', { exact: true });
  await dialog.getByLabel('Current Password').fill(usr_password);
  if (!(await codeField.isVisible())) {
    await submit.click();
    await expect
      .poll(async () => (await codeField.isVisible()) || !(await dialog.isVisible()), {
        message: 'the code is asked for, or the dialog has gone',
      })
      .toBe(true);
    if (!(await dialog.isVisible())) return;
  }
  await codeField.fill(await code());
  await submit.click();
}

export async function mailedCode(url: string, recipient: string | null): Promise<string> {
  const mailbox = `/dev/mailbox?recipient=${recipient}`;
  const { body } = await new ApiCaller(url).get<{ emails: { text: string }[] }>(mailbox);
  const codes = body.result.emails.flatMap(({ text }) => /Verification code: (\d{6})/.exec(text)?.[1] ?? []);
  const [newest] = codes;
  if (!newest) throw new Error(`No code was mailed to ${recipient}`);
  return newest;
}
