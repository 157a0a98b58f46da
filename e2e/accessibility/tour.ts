import { expect, type Locator, type Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell.page.ts';

type Visit = (what: string) => Promise<void>;

export async function walkMenu(shell: ShellPage, visit: Visit, known: readonly string[] = []): Promise<void> {
  await shell.menu.getByRole('link').first().waitFor();
  for (const [, label] of await shell.entries()) {
    if (known.includes(label)) continue;
    await shell.link(label).click();
    await shell.settled();
    await visit(label);
  }
}

export async function openDialogs(shell: ShellPage, names: readonly string[], visit: Visit): Promise<void> {
  for (const name of names) {
    await shell.content.getByRole('button', { name, exact: true }).first().click();
    await closeAfter(shell.page, visit, name);
  }
}

/** Opens the dialog of each item in the first row's menu; items named `Send…`, `Snooze…` and `… inspected` act without a dialog. */
export async function openRowDialogs(shell: ShellPage, visit: Visit): Promise<void> {
  const menu = shell.content.locator('button[aria-haspopup=menu]:enabled').first();
  const items = shell.page.getByRole('menuitem', { disabled: false });
  await menu.click();
  const names = (await items.allTextContents()).filter((name) => !/^(?:Send|Snooze)|inspected$/.test(name));
  await visit('the menu of a row');
  await shell.page.keyboard.press('Escape');
  for (const name of names) {
    await menu.click();
    await items.filter({ hasText: name }).click();
    await closeAfter(shell.page, visit, name);
  }
}

async function closeAfter(page: Page, visit: Visit, name: string): Promise<void> {
  const dialog: Locator = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.waitFor();
  await expect(dialog.getByText(/^Loading\b.*\.\.\.$/)).toHaveCount(0);
  await visit(name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
