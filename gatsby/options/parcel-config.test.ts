import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

const CONFIG = z.record(z.string(), z.unknown());

const read = (file: string) => CONFIG.parse(JSON.parse(readFileSync(resolve(file), "utf8")));

test("Parcel processes Gatsby's own files as Gatsby configures it, without minifying", () =>
  expect(read(".parcelrc")).toEqual({ ...read(require.resolve("gatsby-parcel-config")), optimizers: {} }));
