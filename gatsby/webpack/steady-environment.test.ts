import { DefinePlugin } from "webpack";
import { steadyEnvironment } from "./steady-environment";

/** Definitions as Gatsby writes them. */
const definitions = (stage: string) => ({
  "process.env": "({})",
  "process.env.NODE_ENV": '"production"',
  "process.env.PUBLIC_DIR": '"/site/public"',
  "process.env.BUILD_STAGE": JSON.stringify(stage),
  "process.env.GATSBY_SLICES": '"1"',
  "process.env.GATSBY_OF_THE_SITE": '"a"',
  "process.env.GATSBY_LOGGER": '"ink"',
  "process.env.PWD": '"/site"',
  "process.env.INVOCATION_ID": '"1"',
  "process.env.NODE_ENVIRONMENT": '"x"',
  __PATH_PREFIX__: '""',
});

const left = (stage: string): readonly string[] => {
  const plugin = new DefinePlugin(definitions(stage));
  steadyEnvironment([{ apply: () => undefined }, plugin]);
  return Object.keys(plugin.definitions);
};

const STAYING = ["NODE_ENV", "PUBLIC_DIR", "BUILD_STAGE", "GATSBY_SLICES", "GATSBY_OF_THE_SITE"].map(
  (name) => `process.env.${name}`,
);

test("scripts that render pages have no variable of a single run replaced, and read the others from Node", () =>
  expect(left("build-html")).toEqual([...STAYING, "__PATH_PREFIX__"]));

test("scripts for browsers keep the empty environment", () =>
  expect(left("build-javascript")).toEqual(["process.env", ...STAYING, "__PATH_PREFIX__"]));

test.each([
  ["no plugins", undefined],
  ["definitions without the stage", [new DefinePlugin({ "process.env.NODE_ENV": '""' })]],
  ["two with the stage", [new DefinePlugin(definitions("develop")), new DefinePlugin(definitions("develop"))]],
])("ends the build with %s", (_what, plugins) => {
  expect(() => steadyEnvironment(plugins)).toThrow("Expected one DefinePlugin");
});
