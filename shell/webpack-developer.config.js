import { developerShellConfig } from '@suite/webpack-config';

export default developerShellConfig(import.meta.dirname);
