/** `@ant-design/icons`, of which only what is asked for is loaded; see `antd-by-part.cjs`. */
module.exports = new Proxy(
  {},
  {
    get(_icons, name) {
      if (typeof name !== 'string' || name === '__esModule') return undefined;
      if (name === 'IconProvider')
        return require('@ant-design/icons/lib/components/Context').default.Provider;
      return require(`@ant-design/icons/lib/icons/${name}`).default;
    },
  },
);
