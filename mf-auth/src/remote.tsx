import { defineRemote } from '@suite/remote-kit';
import { catalog } from './languages/catalog.ts';
import { parts } from './parts.ts';
import { routes } from './routes.tsx';

export default defineRemote({ catalog, routes, parts });
