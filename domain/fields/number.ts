import { z } from "zod";
import { either } from "../define/voices";

/** The range of GraphQL's Int. */
const MAX_INT = 2_147_483_647;

/** A whole number from `min` to `max`, within GraphQL's Int. */
export const wholeNumber = (min: number, max: number) =>
  z.number().min(Math.max(min, -MAX_INT)).max(Math.min(max, MAX_INT)).int();

/** A position in a list, lowest first. */
export const order = wholeNumber(-1_000_000, 1_000_000);

/** A room's capacity, in people. */
export const people = (min: number) => wholeNumber(min, 100_000);

/** A duration in minutes, a week at most. */
export const minutes = wholeNumber(1, 10_080);

/** A price; more than two decimals are a wrong thousands separator, or a typo. */
export const kroner = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    `har mer enn to desimaler. → Skriv hele kroner, for eksempel 120, eller øre med to sifre: ${either("99.50", "99,50")}.`,
  )
  .describe("Kroner, helst hele.");

export const fraction = z.number().min(0).max(1);
