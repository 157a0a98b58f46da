import { expect, test } from '@jest/globals';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { refusal } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';

test('says who it is, since when, and as what', async () => {
  openAccount();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings');
  expect(screen.getByRole('heading', { name: 'Sam Porter' })).toBeVisible();
  expect(screen.getAllByText('sam@seaview.test')[0]).toBeVisible();
  expect(screen.getByText('Hotel Admin at Seaview')).toBeVisible();
  expect(screen.getByText('SP')).toBeVisible();
  expect(screen.getByText('5 March 2027')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText('Last updated: Never')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(await screen.findByText('Firefox on Windows')).toBeVisible();
});

test('an account that waits for its approval says so, and a global role names no hotel', () => {
  openAccount(userProfileFactory.superAdmin().build({ hotel_name: 'Seaview', is_approved: false }));
  expect(screen.getByText('Pending Approval')).toBeVisible();
  expect(screen.getByText('Super Admin')).toBeVisible();
  expect(screen.queryByText(/at Seaview/)).toBeNull();
});

test('a photo is shown without telling its server who looks, and initials where there is none to see', () => {
  const usr_photo = 'https://photos.test/sam.jpg';
  const { container } = openAccount({ ...completeProfile(), usr_photo });
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('src', usr_photo);
  expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByText('SP')).toBeNull();
  if (photo) fireEvent.error(photo);
  expect(screen.getByText('SP')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

test('shows what the server says now', async () => {
  const user = completeProfile();
  openAccount(user, (api) => api.on(getUserProfileEndpoint, () => ({ ...user, usr_firstname: 'Nina' })));
  expect(await screen.findByText('Nina Porter')).toBeVisible();
});

test.each([
  [{}, 'Failed to fetch user profile'],
  [{ message: 'The profile is being moved' }, 'The profile is being moved'],
])('a profile that cannot be fetched (%j) is said and can be tried again', async (failure, sentence) => {
  let isDown = true;
  const user = completeProfile();
  openAccount(user, (api) =>
    api.on(getUserProfileEndpoint, () => {
      if (isDown) throw refusal(500, failure);
      return user;
    }),
  );
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent(sentence);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
