const isThisMachine = (hostname: string): boolean => /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * The fault of a service's base address, as text that follows its name, or null.
 * @param mayBePlain Whether http:// is accepted; otherwise only for this machine, since a password is sent.
 */
const addressFault = (text: string, mayBePlain: boolean): string | null => {
  if (!URL.canParse(text)) return "er ingen nettadresse";
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "må begynne med https://";
  if (protocol === "http:" && !mayBePlain && !isThisMachine(hostname)) {
    return "må begynne med https://, siden et passord sendes dit";
  }
  if (username !== "" || password !== "") return "kan ikke inneholde brukernavn eller passord";
  if (search !== "" || hash !== "") return "kan ikke ha ? eller #";
  return null;
};

/** Every environment variable with a service's address or credentials, with an example. */
const EXAMPLES = {
  FILM_PLATFORM_118: "https://film.example.no/118",
  FILM_PLATFORM_178: "https://film.example.no/178",
  PLATFORM_DATA_URL: "https://data.example.no/api",
  PLATFORM_DATA_USER: "kulturhus",
  PLATFORM_DATA_PASSWORD: "et-langt-passord",
  MANAGEMENT_URL: "https://styring.example.no/api",
  MANAGEMENT_AUTH_URL: "https://styring.example.no/auth",
  MANAGEMENT_CLIENT_ID: "kulturhus",
  MANAGEMENT_CLIENT_SECRET: "en-lang-nokkel",
  RUNTIME_API_URL: "https://runtime.example.no/api",
  TICKET_SELLER_URL: "https://billett.example.no/api",
} as const;

export type VariableName = keyof typeof EXAMPLES;
export type Variables = Readonly<Record<string, string | undefined>>;

/** Addresses for browsers may be plain http; those that receive a password, only on this machine. */
const isOpen = (name: VariableName): boolean => name.startsWith("FILM_PLATFORM_");
const isAddress = (name: VariableName): boolean => isOpen(name) || name.endsWith("_URL");

const cure = (name: VariableName): string => `→ Skriv for eksempel ${name}=${EXAMPLES[name]}`;

/** Reads variables and collects their faults; an empty one counts as not set. */
export const variablesOf = (env: Variables) => {
  const faults: string[] = [];
  const read = (name: VariableName): string | null => {
    const value = env[name]?.trim() ?? "";
    if (value === "") return null;
    const fault = isAddress(name) ? addressFault(value, isOpen(name)) : null;
    // The value is not included: it may be a misplaced password.
    if (fault !== null) faults.push(`${name} ${fault}. ${cure(name)}`);
    return value;
  };
  return {
    faults,
    /** A single variable. */
    one: read,
    /** Variables that only make sense together: none of them, or each of them. */
    together: <Name extends VariableName>(names: readonly Name[]): ((name: Name) => string) | null => {
      const values = new Map(names.map((name) => [name, read(name)]));
      const set = names.filter((name) => values.get(name) !== null);
      if (set.length === 0) return null;
      for (const name of names.filter((one) => !set.includes(one))) {
        faults.push(`${name} mangler, og ${set.join(" og ")} er satt. ${cure(name)}`);
      }
      return (name) => values.get(name) ?? "";
    },
  };
};
