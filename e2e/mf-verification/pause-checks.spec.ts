import sharp from 'sharp';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { ApiCaller, type ApiAnswer } from '../suite/api-caller.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('after three failures in a row the page points to the front desk, and the server checks nothing', async ({
  page,
  suite,
}) => {
  const token = await bookForGuest(suite.url);
  await suite.answerChecks({ similarity_score: 40 });
  const elsewhere = await otherDevice(suite.url, token);
  const wizard = new GuestWizardPage(page);
  await giveCamera(page);
  await new GuestLinkPage(page).open(`/user-verification/${token}`);
  await wizard.press('Continue Verification');
  await wizard.giveConsent();
  // Failures count per guest, on any device.
  for (let failures = 0; failures < 2; failures += 1) {
    await elsewhere.takeSelfie();
    expect((await elsewhere.check()).body.success).toBe(false);
  }
  await wizard.takeSelfie();
  await wizard.takeDocument();
  await wizard.press('Verify Identity');

  await expect(wizard.heading).toHaveText('Verification Failed');
  await expect(page.getByText('You can try again in 15 minutes.')).toBeVisible();
  await expect(page.getByText('Or show your ID at the front desk')).toBeVisible();
  await expect(wizard.button('Try Again')).toHaveCount(0);

  const { status, headers, body } = await elsewhere.check();
  expect([status, body.errorType]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(body.message).toMatch(/try again in 15 minutes, or show your ID at the front desk/);
  const secondsLeft = Number(headers.get('retry-after'));
  expect(secondsLeft).toBeGreaterThan(13 * 60);
  expect(secondsLeft).toBeLessThanOrEqual(15 * 60);

  await page.reload();
  await expect(page.getByText(/You can try again in 1[45] minutes\./)).toBeVisible();
  await expect(page.getByText('Or show your ID at the front desk')).toBeVisible();
});

/** Calls the API without a page. */
async function otherDevice(url: string, token: string) {
  const guest = { 'x-verification-token': token };
  const caller = new ApiCaller(url, guest);
  const grey = { width: 96, height: 96, channels: 3, background: '#888888' } as const;
  const photo = await sharp({ create: grey }).jpeg().toBuffer();
  const send = async (path: string, fields: Record<string, string>, photos: readonly string[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const name of photos) form.append(name, new Blob([new Uint8Array(photo)]), `${name}.jpg`);
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers: guest, body: form });
    const body = (await answer.json()) as ApiAnswer<unknown>['body'];
    return { status: answer.status, headers: answer.headers, body };
  };
  return {
    async takeSelfie(): Promise<void> {
      const { body } = await caller.post<{ challenge_id: string }>('/verification/challenge', {});
      const { challenge_id } = body.result;
      const accepted = await send(
        '/verification/selfie',
        { challenge_id, frame_times: '0', frame_poses: '0' },
        ['selfie', 'frames'],
      );
      expect(accepted.body.success, accepted.body.message).toBe(true);
    },
    check: (): Promise<ApiAnswer<unknown>> => send('/verification', {}, ['selfie', 'document']),
  };
}
