import { DefinePlugin } from "webpack";
import { steadyEnvironment } from "./steady-environment";

/** As Gatsby writes it. */
const definitions = (stage: string) => ({
  "process.env": "({})",
  "process.env.NODE_ENV": '"production"',
  "process.env.PUBLIC_DIR": '"/house/public"',
  "process.env.BUILD_STAGE": JSON.stringify(stage),
  "process.env.GATSBY_SLICES": '"1"',
  "process.env.GATSBY_OF_THE_HOUSE": '"a"',
  "process.env.GATSBY_LOGGER": '"ink"',
  "process.env.PWD": '"/house"',
  "process.env.INVOCATION_ID": '"1"',
  "process.env.NODE_ENVIRONMENT": '"x"',
  __PATH_PREFIX__: '""',
});

const left = (stage: string): readonly string[] => {
  const plugin = new DefinePlugin(definitions(stage));
  steadyEnvironment([{ apply: () => undefined }, plugin]);
  return Object.keys(plugin.definitions);
};

const STAYING = ["NODE_ENV", "PUBLIC_DIR", "BUILD_STAGE", "GATSBY_SLICES", "GATSBY_OF_THE_HOUSE"].map(
  (name) => `process.env.${name}`,
);

test("what draws pages has no variable written in that is of one run alone, and asks Node for the others", () =>
  expect(left("build-html")).toEqual([...STAYING, "__PATH_PREFIX__"]));

test("scripts for browsers have an empty environment beside", () =>
  expect(left("build-javascript")).toEqual(["process.env", ...STAYING, "__PATH_PREFIX__"]));

test("without webpack's plugin there is nothing to do", () => expect(() => steadyEnvironment(undefined)).not.toThrow());
