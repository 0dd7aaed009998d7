const FIELDS: Readonly<Record<string, unknown>> = { string: true, number: "førtito", boolean: "kanskje" };

/** A value whose fields have types that cannot be taken for the right ones; lists and objects stay what they are. */
const withWrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]));
  }
  return FIELDS[typeof value] ?? 42;
};

/** A response's text after a fault; null when the fault does not change responses. */
export const corrupt = (kind: string, text: string): string | null => {
  switch (kind) {
    case "brokenJson":
      return `${text.slice(0, Math.ceil(text.length / 2))}{`;
    case "emptyBody":
      return "";
    case "wrongTypes":
      // A response without a body gets one, which is invalid for that call.
      return JSON.stringify(withWrongTypes(text === "" ? "" : JSON.parse(text)));
    default:
      return null;
  }
};
