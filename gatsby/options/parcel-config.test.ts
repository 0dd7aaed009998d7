import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

const CONFIG = z.record(z.string(), z.unknown());

const read = (file: string) => CONFIG.parse(JSON.parse(readFileSync(resolve(file), "utf8")));

test("Parcel does with Gatsby's own files what Gatsby has it do, and makes them no smaller", () =>
  expect(read(".parcelrc")).toEqual({ ...read(require.resolve("gatsby-parcel-config")), optimizers: {} }));
