/** @jest-environment jsdom */

const { env } = process;
const before = env.NODE_ENV;

const connected = jest.fn();

beforeEach(() => {
  jest.resetModules();
  connected.mockReset();
  const compose = (...options: unknown[]) => {
    connected(...options);
    return (...enhancers: readonly ((next: unknown) => unknown)[]) =>
      (createStore: unknown) =>
        enhancers.reduceRight((next, enhance) => enhance(next), createStore);
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
});
afterEach(() => Object.assign(env, { NODE_ENV: before }));

test.each([
  ["production", 0],
  ["development", 1],
])("in %s the browser's developer tools see the store so many times: %d", async (mode, times) => {
  Object.assign(env, { NODE_ENV: mode });
  const { createStore } = await import("./store");
  createStore();
  expect(connected).toHaveBeenCalledTimes(times);
});
