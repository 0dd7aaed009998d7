import type { z } from "zod";
import { writeWhenChanged } from "../write-when-changed";

interface Contract<Value> {
  readonly file: string;
  readonly schema: z.ZodType<Value>;
  readonly value: Value;
}

/** Writes what the site's scripts import. @throws When it does not have the shape that they are typed by. */
export const writeContract = <Value>({ file, schema, value }: Contract<Value>): void =>
  writeWhenChanged(file, JSON.stringify(schema.parse(value)));
