import type { Locator, Page } from '@playwright/test';

export class HotelProfilePage {
  readonly page: Page;
  readonly toasts: Locator;
  readonly rooms: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toasts = page.getByRole('region', { name: 'Notifications' });
    this.rooms = page.getByRole('table', { name: 'Rooms', exact: true }).locator('tbody').getByRole('row');
  }

  form(name: 'Contact and policy' | 'Nightly rates'): Locator {
    return this.page.getByRole('form', { name });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async choose(room_number: string, action: string): Promise<void> {
    await this.button(`Actions for room ${room_number}`).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async settled(): Promise<void> {
    await this.form('Contact and policy').waitFor();
    await this.form('Nightly rates').waitFor();
    await this.page.getByText('Loading rooms...').waitFor({ state: 'detached' });
  }
}
