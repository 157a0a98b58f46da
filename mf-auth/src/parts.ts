import type { RemotePart } from '@suite/remote-kit';

export const parts: Readonly<Record<string, RemotePart>> = {
  'register-hotel': async () =>
    (await import('./screens/register-hotel/register-hotel-dialog.tsx')).RegisterHotelDialog,
};
