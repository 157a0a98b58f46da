import { defineRemote, type RemotePart } from '@suite/remote-kit';
import { catalog } from './languages/catalog.ts';
import { routes } from './routes.tsx';

const parts: Readonly<Record<string, RemotePart>> = {
  'register-hotel': async () =>
    (await import('./screens/register-hotel/register-hotel-dialog.tsx')).RegisterHotelDialog,
};

export default defineRemote({ catalog, routes, parts });
