/** In unit tests a class name is its own key. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_target, key) => (key === "__esModule" ? false : String(key)) },
);

export = classes;
