import type { Locator, Page } from '@playwright/test';

export const demoPassword = 'Demo1234';

export type DemoAccount =
  | 'superadmin@demo.test'
  | 'admin@seaview.test'
  | 'staff@seaview.test'
  | 'admin@alpine.test'
  | 'roles@seaview.test'
  | 'none@seaview.test'
  | 'operator@demo.test';

export class SignInPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('button', { name: /Sign In to Dashboard|Signing In\.\.\./ });
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async signIn(account: DemoAccount, at = '/login'): Promise<void> {
    await this.page.goto(at);
    await this.fill(account, demoPassword);
    await this.submit.click();
    await this.page
      .getByRole('navigation', { name: 'Pages' })
      .or(this.page.getByLabel('Open menu'))
      .waitFor();
  }
}
