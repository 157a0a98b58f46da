import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { guestLanguageNames } from '@suite/contracts/bookings';
import {
  chooseLanguageEndpoint,
  giveConsentEndpoint,
  type VerificationBooking,
} from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import { forgetVisits } from '../../testing/forget-visits.ts';
import { guestBooking } from '../../testing/guest-booking.ts';
import { identityAnswers } from '../../testing/identity-answers.ts';
import { openLink } from '../../testing/open-link.tsx';
import { press } from '../../testing/walk-wizard.ts';

jest.mock('../../components/camera/liveness/load-face-finder.ts', () =>
  jest.requireActual('../../testing/pretend-camera.tsx'),
);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const root = document.documentElement;
const open = (fields: Partial<VerificationBooking> = {}) => {
  const booking = guestBooking(bookingFactory.withGuests(2), fields);
  return openLink(() => booking, { api: identityAnswers() });
};

beforeEach(forgetVisits);
afterEach(() => void jest.restoreAllMocks());

describe('The language', () => {
  test('is picked by its own name, remembered, and told to the document', async () => {
    const { user, unmount } = open();
    await title('Identity Verification');
    const picker = screen.getByRole('combobox', { name: 'Language' });
    expect([...picker.querySelectorAll('option')].map(({ text }) => text)).toEqual(
      Object.values(guestLanguageNames),
    );
    await user.selectOptions(picker, 'ar');
    await title('التحقق من الهوية');
    expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
    expect(screen.getByText(/بالغان.*، .*طفل واحد/)).toBeVisible();
    unmount();
    expect([root.lang, root.dir]).toEqual(['', '']);
    open({ guest_language: 'de' });
    await title('التحقق من الهوية');
  });

  test('is that of the booking when none was picked here, dates and numbers included', async () => {
    open({ guest_language: 'de' });
    await title('Identitäts\u00ADprüfung');
    expect(screen.getByText('Fr., 5. März 2027')).toBeVisible();
    expect(screen.getByText('3 (2 Erwachsene, 1 Kind)')).toBeVisible();
    expect(screen.getByText('Doppelzimmer')).toBeVisible();
    expect(root.lang).toBe('de');
  });

  test('is stored for the mails with each pick, before and after the consent', async () => {
    const { user, api } = open();
    await title('Identity Verification');
    const pick = async (name: string, language: string) =>
      user.selectOptions(await screen.findByRole('combobox', { name }), language);
    const stored = () => api.callsTo(chooseLanguageEndpoint).map(({ body }) => body);
    await pick('Language', 'ar');
    await pick('اللغة', 'es');
    await waitFor(() => expect(stored()).toEqual([{ guest_language: 'ar' }, { guest_language: 'es' }]));
    await press(user, 'Continuar con la verificación');
    await user.click(await screen.findByRole('checkbox'));
    await press(user, 'Continuar');
    await screen.findByRole('button', { name: 'Hacer el selfi en vivo' });
    await pick('Idioma', 'de');
    await waitFor(() => expect(stored().at(-1)).toEqual({ guest_language: 'de' }));
  });

  test('is stored nowhere while it is only taken from the booking or the browser', async () => {
    const { api } = open({ guest_language: 'de' });
    await title('Identitäts\u00ADprüfung');
    expect(api.callsTo(chooseLanguageEndpoint)).toEqual([]);
  });

  test('is the browser’s before anything else is known', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'fr-CH']);
    const unknown = () => {
      throw refusal(404, { message: 'The verification link is invalid or expired.' });
    };
    openLink(unknown);
    await title('Lien non valide');
    expect(screen.getByText('Le lien de vérification n’est pas valide ou a expiré.')).toBeVisible();
  });

  test('goes with the consent', async () => {
    const { user, api } = open({ guest_language: 'es' });
    await press(user, 'Continuar con la verificación');
    await user.click(await screen.findByRole('checkbox'));
    await press(user, 'Continuar');
    await screen.findByRole('button', { name: 'Hacer el selfi en vivo' });
    expect(api.callsTo(giveConsentEndpoint).map(({ body }) => body)).toMatchObject([
      { version: '4-local-24-30', locale: 'es' },
    ]);
  });
});

describe('A reload', () => {
  test('goes on at the selfie, with the consent given and no photo', async () => {
    const { user, unmount } = open();
    await press(user, 'Continue Verification');
    await user.click(await screen.findByRole('checkbox'));
    await press(user, 'Continue');
    await screen.findByRole('button', { name: 'Take Selfie Liveness' });
    unmount();
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain(guestBooking().verification_token);
    const again = guestBooking(bookingFactory, { id: Number(/guest-step\.(\d+)/.exec(kept)?.[1]) });
    openLink(() => ({ ...again, person: { user_type: 'primary', item_id: again.id } }));
    expect(await screen.findByRole('button', { name: 'Take Selfie Liveness' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});
