import { remoteConfig } from '@suite/webpack-config';

export default remoteConfig(import.meta.dirname);
