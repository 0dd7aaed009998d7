import { responseHeaders } from "./control-access";
import { hostingFrom, WrongSetting } from "./hosting";
import { isLocal, providerFrom } from "./provider/provider-settings";

const ORIGIN = "https://rediger.example.no";
const hosting = (EDITOR_ORIGIN: string, EDITOR_PREVIEW_ORIGIN?: string) =>
  hostingFrom({ EDITOR_ORIGIN, EDITOR_PREVIEW_ORIGIN }, 8200);

test("the desk is on this machine alone until an origin is set", () => {
  expect(hostingFrom({}, 8200)).toEqual({ isHosted: false, port: 8200 });
  expect(hosting("", "https://visning.example.no")).toEqual({ isHosted: false, port: 8200 });
  expect(hosting(`${ORIGIN}/`)).toEqual({ isHosted: true, origin: ORIGIN, previewOrigin: null });
  expect(hosting(ORIGIN, `${ORIGIN}:8443`)).toMatchObject({ origin: ORIGIN, previewOrigin: `${ORIGIN}:8443` });
});

test.each(["http://localhost:8200", "http://127.0.0.1", "http://[::1]:8200"])("%s needs no TLS", (origin) => {
  expect(hosting(origin)).toMatchObject({ isHosted: true, origin });
});

test.each([
  "http://rediger.example.no",
  "rediger.example.no",
  "ftp://localhost",
  `${ORIGIN}/desk`,
  `${ORIGIN}?a`,
  "https://a:b@rediger.example.no",
])("%s is no origin", (wrong) => {
  expect(() => hosting(wrong)).toThrow(WrongSetting);
  expect(() => hosting(wrong)).toThrow(`EDITOR_ORIGIN er «${wrong}» →`);
  expect(() => hosting(ORIGIN, wrong)).toThrow(`EDITOR_PREVIEW_ORIGIN er «${wrong}» →`);
});

test("the preview has an origin of its own, so that its pages cannot use the session", () => {
  expect(() => hosting(ORIGIN, `${ORIGIN}/`)).toThrow("EDITOR_PREVIEW_ORIGIN er den samme som EDITOR_ORIGIN");
});

const OIDC = {
  EDITOR_OIDC_ISSUER: "https://id.example.no/huset",
  EDITOR_OIDC_CLIENT_ID: "redaksjon",
  EDITOR_OIDC_CLIENT_SECRET: "hemmelig",
};

test("people log in with a provider when there is one, and read its name", () => {
  expect(providerFrom({ EDITOR_OIDC_CLIENT_ID: "redaksjon" })).toBeNull();
  expect(providerFrom(OIDC)).toEqual({
    issuer: new URL(OIDC.EDITOR_OIDC_ISSUER),
    clientId: "redaksjon",
    secret: "hemmelig",
    name: "id.example.no",
    roles: null,
  });
  const roles = { EDITOR_OIDC_CLAIM: "groups", EDITOR_OIDC_EDITOR: "r", EDITOR_OIDC_ADMIN: "a" };
  expect(providerFrom({ ...OIDC, ...roles, EDITOR_OIDC_NAME: "Kommunen" })).toMatchObject({
    name: "Kommunen",
    roles: { claim: "groups", values: { editor: "r", admin: "a" } },
  });
  const former = { EDITOR_OIDC_CLAIM: "groups", EDITOR_OIDC_REDAKTOR: "r", EDITOR_OIDC_ANSVARLIG: "a" };
  expect(providerFrom({ ...OIDC, ...former })?.roles?.values).toEqual({ editor: "r", admin: "a" });
  expect(providerFrom({ ...OIDC, EDITOR_OIDC_CLAIM: "groups" })?.roles?.values).toEqual({
    editor: "",
    admin: "",
  });
});

test("a provider needs TLS, but for trials on this machine, and both its client and its secret", () => {
  const issuer = (address: string) => () => providerFrom({ ...OIDC, EDITOR_OIDC_ISSUER: address });
  expect(issuer("http://localhost:9000")).not.toThrow();
  for (const wrong of ["http://id.example.no", "id.example.no"])
    expect(issuer(wrong)).toThrow(`EDITOR_OIDC_ISSUER er «${wrong}»`);
  for (const name of ["EDITOR_OIDC_CLIENT_ID", "EDITOR_OIDC_CLIENT_SECRET"])
    expect(() => providerFrom({ ...OIDC, [name]: "" })).toThrow("mangler → Sett begge.");
  expect(
    ["http://[::1]:9000", "https://localhost", "http://id.example.no"].map((text) => isLocal(new URL(text))),
  ).toEqual([true, false, false]);
});

const hosted = (previewOrigin: string | null) =>
  responseHeaders({ isHosted: true, origin: ORIGIN, previewOrigin }, "http://localhost:8201");
const local = responseHeaders({ isHosted: false, port: 8200 }, "http://localhost:8201");

test("pages of the preview are the only ones in frames, and the desk is in none", () => {
  const frames = (headers: Readonly<Record<string, string>>) =>
    /frame-src ([^;]+); frame-ancestors 'none'$/.exec(headers["Content-Security-Policy"] ?? "")?.[1];
  expect([local, hosted(null), hosted(`${ORIGIN}:8443`)].map(frames)).toEqual([
    "http://localhost:8201",
    "'none'",
    `${ORIGIN}:8443`,
  ]);
});

test("a desk on the web is not to be found, framed or reached without TLS", () => {
  const names = ["Strict-Transport-Security", "X-Frame-Options", "X-Robots-Tag", "Permissions-Policy"];
  expect(names.map((name) => hosted(null)[name])).toEqual([
    "max-age=31536000",
    "DENY",
    "noindex",
    "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  ]);
  expect(names.map((name) => local[name])).toEqual([undefined, undefined, undefined, undefined]);
  for (const headers of [local, hosted(null)])
    expect(headers).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Content-Security-Policy": expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
    });
});
