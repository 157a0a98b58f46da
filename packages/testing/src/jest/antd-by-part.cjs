/**
 * `antd`, of which only what is asked for is loaded: Jest reads every file anew for every test file, and the index of the
 * package reads a thousand.
 */
module.exports = new Proxy(
  {},
  {
    get(_parts, name) {
      if (typeof name !== 'string' || name === '__esModule') return undefined;
      const folder = name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
      return require(`antd/lib/${folder}`).default;
    },
  },
);
