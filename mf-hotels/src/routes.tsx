import type { RemoteRoute } from '@suite/remote-kit';

const listHotels = async () =>
  (await import('./screens/list-hotels/list-hotels.screen.tsx')).ListHotelsScreen;

const hotelProfile = async () =>
  (await import('./screens/hotel-profile/hotel-profile.screen.tsx')).HotelProfileScreen;

const integrations = async () =>
  (await import('./screens/integrations/integrations.screen.tsx')).IntegrationsScreen;

export const routes: readonly RemoteRoute[] = [
  { path: '/hotels', screen: listHotels },
  { path: '/hotel-profile', screen: hotelProfile },
  { path: '/integrations', screen: integrations },
];
