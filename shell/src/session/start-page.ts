import type { UserProfile } from '@suite/contracts/auth';

const bookingsPage = '/';
const releasesPage = '/releases';

export function startPage({ hotelId, permissions }: Pick<UserProfile, 'hotelId' | 'permissions'>): string {
  const isOperator =
    hotelId === null &&
    permissions.length > 0 &&
    permissions.every(({ permission_name }) => permission_name === 'manage_releases');
  return isOperator ? releasesPage : bookingsPage;
}
