export { jestServer as default } from '@suite/testing/jest-server';
