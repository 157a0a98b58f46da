export { jestNode as default } from '@suite/testing/jest-node';
