/** Loads only used icons; see `antd-by-part.cjs`. */
module.exports = new Proxy(
  {},
  {
    get(_icons, name) {
      if (typeof name !== 'string' || name === '__esModule') return undefined;
      const isProvider = name === 'IconProvider';
      const part = require(`@ant-design/icons/lib/${isProvider ? 'components/Context' : `icons/${name}`}`);
      return isProvider ? part.default.Provider : part.default;
    },
  },
);
