const FIELDS: Readonly<Record<string, unknown>> = { string: 42, number: "førtito", boolean: "kanskje" };

/** A value with every field of another type than before; lists stay lists, objects objects. */
const withWrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]));
  }
  return FIELDS[typeof value] ?? 42;
};

/** An answer's text as a fault leaves it; null when the fault leaves answers alone. */
export const spoil = (kind: string, text: string): string | null => {
  switch (kind) {
    case "brokenJson":
      return `${text.slice(0, Math.ceil(text.length / 2))}{`;
    case "emptyBody":
      return "";
    case "wrongTypes":
      // An answer without a body gets one, which is the wrong kind of answer there.
      return JSON.stringify(withWrongTypes(text === "" ? "" : JSON.parse(text)));
    default:
      return null;
  }
};
