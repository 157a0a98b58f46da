/** Stands in for a CSS module: each class is named after its own key. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
