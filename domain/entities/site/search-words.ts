import { z } from "zod";
import { field } from "../../define/field";
import { named } from "../../define/naming";
import { list, text } from "../../fields";

const sought = (value: string): string => value.trim().toLowerCase();

/** Query words, with words to search for in addition; listed by the site. */
export const searchWords = named(
  { name: "SearchWords", doc: "Words of queries, and words that are searched for in addition." },
  z
    .strictObject({
      words: field(list(text).min(1, "er tom. → Skriv minst ett ord, for eksempel gavekort."), {
        label: "Folk søker etter",
        help: "Ord folk skriver i søkefeltet. Bøyninger trengs ikke.",
        doc: "Words that visitors type, in any form.",
        example: ["gavekort", "gave"],
      }),
      find: field(list(text).min(1, "er tom. → Skriv minst ett ord, for eksempel billetter."), {
        label: "Vis også treff på",
        help: "Ord fra titler eller overskrifter på sidene de skal finne. Flere ord i ett felt må stå på samme side.",
        doc: "What is searched for in addition; several words in one must be on one page.",
        example: ["billetter"],
      }),
    })
    .superRefine(({ words, find }, context) => {
      const typed = words.map(sought);
      for (const [at, one] of find.entries()) {
        if (!typed.includes(sought(one))) continue;
        context.addIssue({
          code: "custom",
          path: ["find", at],
          message: `er et ord folk søker etter i samme rad. → Skriv et annet ord enn «${one}», eller fjern det.`,
        });
      }
    }),
);
