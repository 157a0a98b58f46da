export {
  defineRemote,
  type PartProps,
  type RemoteModule,
  type RemotePart,
  type RemoteRoute,
} from './define-remote.tsx';
