import { defineRemote } from '@suite/remote-kit';
import { catalog } from './languages/catalog.ts';
import { routes } from './routes.tsx';

export default defineRemote({ catalog, routes });
