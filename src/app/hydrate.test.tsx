/** @jest-environment jsdom */

const { env } = process;
const before = env.NODE_ENV;

const calls: string[] = [];
let inTransition = false;
jest.mock("react", () => ({
  ...jest.requireActual<object>("react"),
  startTransition: (work: () => void) => {
    inTransition = true;
    work();
    inTransition = false;
  },
}));
jest.mock("react-dom/client", () => ({
  hydrateRoot: () => calls.push(inTransition ? "in slices" : "in one piece"),
}));
jest.mock("./failures/site-boundary", () => ({ SiteBoundary: () => null }));
jest.mock("../lib/when-idle", () => ({
  whenIdle: (work: () => void) => {
    calls.push("idle");
    work();
  },
}));

beforeEach(() => {
  jest.resetModules();
  calls.length = 0;
});
afterEach(() => Object.assign(env, { NODE_ENV: before }));

test("hydrates when the browser is idle, in a transition", async () => {
  Object.assign(env, { NODE_ENV: "production" });
  const { replaceHydrateFunction } = await import("./hydrate");
  replaceHydrateFunction?.()(<p />, document.body);
  expect(calls).toEqual(["idle", "in slices"]);
});

test("leaves hydration to Gatsby in develop", async () => {
  Object.assign(env, { NODE_ENV: "development" });
  const { replaceHydrateFunction } = await import("./hydrate");
  expect(replaceHydrateFunction).toBeUndefined();
});
