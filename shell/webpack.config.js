import { shellConfig } from '@suite/webpack-config';

export default shellConfig(import.meta.dirname);
