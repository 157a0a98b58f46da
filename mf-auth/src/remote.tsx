import { defineRemote } from '@suite/remote-kit';
import { parts } from './parts.ts';
import { routes } from './routes.tsx';

export default defineRemote({ routes, parts });
