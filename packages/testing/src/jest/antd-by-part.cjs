/** Loads only the used parts of `antd`: its index reads a thousand files, and Jest reads them for every test file. */
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
