import type { Locator, Page } from '@playwright/test';

export function newHotel(name: string): Record<string, string> {
  return {
    'Hotel Name': name,
    'Registration Number': `REG-${Date.now()}`.slice(0, 30),
    'Hotel Email': 'desk@harbour.test',
    'Hotel Phone': '+1 (555) 123-45',
    Address: '1 Harbour Road',
    City: 'Lisbon',
    State: 'Lisboa',
    Country: 'Portugal',
    'Postal Code': '1100',
    'Contact Person Name': 'Nina Harbour',
    'Contact Person Email': 'nina@harbour.test',
    'Contact Person Phone': '+351 912 345',
  };
}

export class RegisterHotelPage {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly result: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('button', { name: 'Register Your Hotel' });
    this.dialog = page.getByRole('dialog', { name: 'Register Your Hotel' });
    this.submit = this.dialog.getByRole('button', { name: /Register Hotel|Registering\.\.\./ });
    this.result = page.getByRole('dialog', { name: /^Registration (Successful|Failed)$/ });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.dialog.waitFor();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }
}
