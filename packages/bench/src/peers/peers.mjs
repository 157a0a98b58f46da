import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchRoot } from '../project-root.mjs';

/**
 * A project below `peers/` that builds the same two screens in another way, to `dist/`.
 * @typedef {object} Peer
 * @property {PeerName} name its folder
 * @property {string} title
 * @property {string[]} packages whose versions the report names
 */

/** @typedef {'react-admin' | 'ant-design-pro' | 'module-federation'} PeerName */

/** @type {readonly Peer[]} */
export const peers = [
  {
    name: 'react-admin',
    title: 'react-admin',
    packages: ['react-admin', '@mui/material', 'react', 'react-router-dom', 'vite'],
  },
  {
    name: 'ant-design-pro',
    title: 'ant-design-pro',
    packages: ['@ant-design/pro-components', 'antd', 'react', 'react-router', 'vite'],
  },
  {
    name: 'module-federation',
    title: 'Module Federation 2',
    packages: ['@module-federation/enhanced', 'webpack', 'antd', 'react', 'react-router'],
  },
];

/** @param {...string} path */
export const inPeers = (...path) => join(benchRoot, 'peers', ...path);

/**
 * Reads a peer's direct packages from its lock file.
 * @param {Peer} peer
 * @returns {{ name: string, version: string, license: string }[]}
 */
export function packagesOf({ name, packages }) {
  const lock = JSON.parse(readFileSync(inPeers(name, 'package-lock.json'), 'utf8'));
  return packages.map((one) => {
    const { version, license } = lock.packages[`node_modules/${one}`];
    return { name: one, version, license };
  });
}
