import { workspaceFolders } from './packages/launcher/src/project.mjs';

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [0],
    'header-max-length': [2, 'always', 110],
    'scope-enum': [2, 'always', workspaceFolders().map((folder) => folder.replace(/^packages\//, ''))],
  },
};
