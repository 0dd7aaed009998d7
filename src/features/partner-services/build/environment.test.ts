import { readEnvironment } from "./environment";

const DATA = {
  PLATFORM_DATA_URL: "https://data.example.no/api",
  PLATFORM_DATA_USER: "kulturhus",
  PLATFORM_DATA_PASSWORD: "hemmelig",
};

const faultOf = (env: Readonly<Record<string, string>>): string => {
  try {
    readEnvironment(env);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

test("may be empty", () => {
  expect(readEnvironment({ FILM_PLATFORM_118: " " })).toEqual({
    filmPlatforms: { 118: null, 178: null },
    platformData: null,
    management: null,
    runtime: null,
    ticketSeller: null,
  });
});

test("returns what is set", () => {
  const management = {
    MANAGEMENT_URL: "https://styring.example.no/api",
    MANAGEMENT_AUTH_URL: "http://localhost:9000/auth",
    MANAGEMENT_CLIENT_ID: "id",
    MANAGEMENT_CLIENT_SECRET: "nøkkel",
  };
  const others = { RUNTIME_API_URL: "https://runtime.example.no", TICKET_SELLER_URL: "https://billett.example.no" };
  expect(
    readEnvironment({ FILM_PLATFORM_178: "http://10.0.0.7:8100/178", ...DATA, ...management, ...others, PATH: "/bin" }),
  ).toEqual({
    filmPlatforms: { 118: null, 178: "http://10.0.0.7:8100/178" },
    platformData: { url: DATA.PLATFORM_DATA_URL, user: "kulturhus", password: "hemmelig" },
    management: {
      url: management.MANAGEMENT_URL,
      authUrl: management.MANAGEMENT_AUTH_URL,
      clientId: "id",
      clientSecret: "nøkkel",
    },
    runtime: { url: others.RUNTIME_API_URL },
    ticketSeller: { url: others.TICKET_SELLER_URL },
  });
});

test.each([
  [
    "kino",
    "FILM_PLATFORM_118 er ingen nettadresse. → Skriv for eksempel FILM_PLATFORM_118=https://film.example.no/118",
  ],
  ["ftp://film.example.no", "FILM_PLATFORM_118 må begynne med https://."],
  ["https://a:b@film.example.no", "FILM_PLATFORM_118 kan ikke inneholde brukernavn eller passord."],
  ["https://:b@film.example.no", "FILM_PLATFORM_118 kan ikke inneholde brukernavn eller passord."],
  ["https://a@film.example.no", "FILM_PLATFORM_118 kan ikke inneholde brukernavn eller passord."],
  ["https://film.example.no?x=1", "FILM_PLATFORM_118 kan ikke ha ? eller #."],
  ["https://film.example.no#x", "FILM_PLATFORM_118 kan ikke ha ? eller #."],
])("reports the fault of the address %s", (url, words) => {
  expect(faultOf({ FILM_PLATFORM_118: url })).toContain(words);
});

test("sends no password over plain http to another machine", () => {
  expect(faultOf({ ...DATA, PLATFORM_DATA_URL: "http://data.example.no" })).toContain(
    "PLATFORM_DATA_URL må begynne med https://",
  );
});

test.each(["http://127.0.0.1:9000", "http://localhost", "http://data.localhost:9000", "http://[::1]:9000"])(
  "sends a password over plain http to this machine: %s",
  (url) => expect(faultOf({ ...DATA, PLATFORM_DATA_URL: url })).toBe(""),
);

test.each(["http://localhost.example.no", "http://127.0.0.10", "http://notlocalhost"])(
  "takes no other machine for this one: %s",
  (url) => expect(faultOf({ ...DATA, PLATFORM_DATA_URL: url })).toContain("siden et passord sendes dit"),
);

test("drops spaces around a value", () => {
  expect(readEnvironment({ RUNTIME_API_URL: " https://runtime.example.no " }).runtime).toEqual({
    url: "https://runtime.example.no",
  });
});

test("reports all faults at once, including variables that are missing beside others", () => {
  const message = faultOf({ PLATFORM_DATA_URL: DATA.PLATFORM_DATA_URL, RUNTIME_API_URL: "x" });
  expect(message).toContain("PLATFORM_DATA_USER mangler, og PLATFORM_DATA_URL er satt.");
  expect(message).toContain("PLATFORM_DATA_PASSWORD mangler");
  expect(message).toContain("RUNTIME_API_URL er ingen nettadresse");
});

test("never includes a value, which may be a misplaced password", () => {
  expect(
    faultOf({ ...DATA, PLATFORM_DATA_URL: "kanarifugl", FILM_PLATFORM_118: "https://u:kanarifugl@x.no" }),
  ).not.toContain("kanarifugl");
});
