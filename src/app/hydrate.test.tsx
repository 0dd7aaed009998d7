/** @jest-environment jsdom */

const { env } = process;
const before = env.NODE_ENV;

const said: string[] = [];
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
  hydrateRoot: () => said.push(inTransition ? "in slices" : "in one piece"),
}));
jest.mock("./site-boundary", () => ({ SiteBoundary: () => null }));
jest.mock("../lib/when-idle", () => ({
  whenIdle: (work: () => void) => {
    said.push("idle");
    work();
  },
}));

beforeEach(() => {
  jest.resetModules();
  said.length = 0;
});
afterEach(() => Object.assign(env, { NODE_ENV: before }));

test("the static page is hydrated when the browser is idle, and lets go of it in between", async () => {
  Object.assign(env, { NODE_ENV: "production" });
  const { replaceHydrateFunction } = await import("./hydrate");
  replaceHydrateFunction?.()(<p />, document.body);
  expect(said).toEqual(["idle", "in slices"]);
});

test("in develop Gatsby hydrates in its own way", async () => {
  Object.assign(env, { NODE_ENV: "development" });
  const { replaceHydrateFunction } = await import("./hydrate");
  expect(replaceHydrateFunction).toBeUndefined();
});
