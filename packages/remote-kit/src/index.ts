export { defineRemote, type RemoteModule, type RemoteRoute } from './define-remote.tsx';
