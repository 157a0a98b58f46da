import type { Locator, Page, Route } from '@playwright/test';

export interface Stay {
  name: string;
  email: string;
  checkin_date: string;
  checkout_date: string;
  room_type: string;
}

export class CreateBookingPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly hotelId: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly checkin: Locator;
  readonly checkout: Locator;
  readonly roomType: Locator;
  readonly nights: Locator;
  readonly toggleGuests: Locator;
  readonly addGuest: Locator;
  readonly guests: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly createAnyway: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Create New Booking' });
    this.hotelId = this.dialog.getByLabel('Hotel ID');
    this.name = this.dialog.getByLabel('Name', { exact: true });
    this.email = this.dialog.getByLabel('Email');
    this.checkin = this.dialog.getByLabel('Check-in date');
    this.checkout = this.dialog.getByLabel('Check-out date');
    this.roomType = this.dialog.getByLabel('Room type');
    this.nights = this.dialog.getByLabel('Nights');
    this.toggleGuests = this.dialog.getByRole('button', { name: /^(Show|Hide) Guests$/ });
    this.addGuest = this.dialog.getByRole('button', { name: 'Add Guest' });
    this.guests = this.dialog.getByRole('group', { name: /^Guest \d+$/ });
    this.submit = this.dialog.getByRole('button', { name: /^(Create Booking|Creating\.\.\.)$/ });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.createAnyway = this.dialog.getByRole('button', { name: 'Create Anyway' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Create Booking' }).first().click();
    await this.name.waitFor();
  }

  async fill(stay: Partial<Stay>): Promise<void> {
    if (stay.name !== undefined) await this.name.fill(stay.name);
    if (stay.email !== undefined) await this.email.fill(stay.email);
    if (stay.checkin_date !== undefined) await this.checkin.fill(stay.checkin_date);
    if (stay.checkout_date !== undefined) await this.checkout.fill(stay.checkout_date);
    if (stay.room_type !== undefined) await this.roomType.selectOption(stay.room_type);
  }

  guestName(number: number): Locator {
    return this.dialog.getByLabel(`Guest ${number} name`);
  }

  guestType(number: number): Locator {
    return this.dialog.getByLabel(`Guest ${number} type`);
  }

  removeGuest(number: number): Locator {
    return this.dialog.getByRole('button', { name: `Remove guest ${number}` });
  }

  async intercept(handler: (route: Route) => unknown): Promise<void> {
    await this.page.route('**/api/bookings', (route) =>
      route.request().method() === 'POST' ? handler(route) : route.fallback(),
    );
  }
}

let stays = 0;

export function newStay(checkin_date: string, checkout_date: string): Stay {
  stays += 1;
  const key = `${Date.now().toString(36)}${stays}`;
  return {
    name: `Visitor ${key}`,
    email: `visitor.${key}@guests.test`,
    checkin_date,
    checkout_date,
    room_type: 'Double',
  };
}
