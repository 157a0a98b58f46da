/** Replaces a CSS module: each class is named after its key. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
