/** JSON on one line, with a space after colons and commas. */
export const asJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(asJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${asJson(field)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
};
