export { jestBrowser as default } from '@suite/testing/jest-browser';
