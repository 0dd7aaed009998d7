import type { z } from "zod";
import { type Reliance, relyOn } from "../domain/rely-on";

/** A value of Gatsby's, parsed. @throws When it does not have the shape, naming the reliance. */
export const expectShape = <Value>(
  schema: z.ZodType<Value>,
  { value, ...reliance }: Reliance & { readonly value: unknown },
): Value => {
  const parsed = schema.safeParse(value);
  relyOn(parsed.success, reliance);
  return parsed.data;
};
