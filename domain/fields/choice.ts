import { z } from "zod";
import { shared } from "../define/field";
import { named } from "../define/naming";

/** "a, b or c" */
export const joined = (items: readonly string[], and: string): string =>
  [items.slice(0, -1).join(", "), items.at(-1)].join(` ${and} `);

/** One of the keys, with a Bokmål label for each; its documentation lists them. */
export const choice = <Choices extends Readonly<Record<string, string>>>(choices: Choices) => {
  const values = Object.keys(choices).filter((key): key is Extract<keyof Choices, string> => key in choices);
  return shared(z.enum(values), { choices, doc: `${joined(values, "or")}.` });
};

/** A choice with a GraphQL enum of this name. */
export const namedChoice = <Choices extends Readonly<Record<string, string>>>(
  name: string,
  doc: string,
  choices: Choices,
) => named({ name, doc }, choice(choices));
