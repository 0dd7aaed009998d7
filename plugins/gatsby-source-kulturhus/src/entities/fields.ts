import { z } from "zod";
import { target } from "./fields/address";
import { text } from "./fields/text";

/**
 * The small fields that entities share: one definition each of text, name, number, time, address and file, which check,
 * GraphQL and output rely on. A message reads "what is wrong → what to do"; the arrow splits it in two. Descriptions
 * are in Bokmål, because editors read them while typing.
 */

export { hostName, location, oldPath, pagePath, path, target, webUrl } from "./fields/address";
export { fraction, kroner, minutes, order, people, wholeNumber } from "./fields/number";
export { imagePath, logoPath, type Picture, picture } from "./fields/picture";
export { htmlText, id, list, locale, optionalText, schemaReference, slug, text } from "./fields/text";
export { clock, date, moment } from "./fields/time";

/**
 * For rules between fields: zod leaves them out when a field is wrong, and the editor would hear of the rest only next
 * time. Such a rule must bear values of any type.
 */
export const evenWhenFieldsAreWrong = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === "object" && value !== null,
};

export const link = z.strictObject({ label: text, path: target });
