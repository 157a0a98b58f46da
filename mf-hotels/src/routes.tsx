import type { RemoteRoute } from '@suite/remote-kit';

const listHotels = async () =>
  (await import('./screens/list-hotels/list-hotels.screen.tsx')).ListHotelsScreen;

export const routes: readonly RemoteRoute[] = [{ path: '/hotels', screen: listHotels }];
