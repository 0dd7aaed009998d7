/** In unit tests a class name is its own key. A module, so that `import * as styles` keeps the proxy unchanged. */
module.exports = new Proxy({}, { get: (_target, key) => (key === "__esModule" ? true : String(key)) });
