import { defineRemote } from '@suite/remote-kit';
import { routes } from './routes.tsx';

export default defineRemote({ routes });
