import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ACCOUNT_ROUTES, type Role, sessionSchema } from "../../api/accounts";
import type { ProviderSettings } from "../access/provider/provider-settings";
import { Accounts } from "../accounts/accounts";
import { editorServer } from "../http/server";
import { PreviewServer } from "../preview/preview";
import { keptContent } from "./kept-content";

export const ORIGIN = "https://rediger.example.no";
export const PASSWORD = "lerret og lys i salen";

interface Asked {
  readonly method?: "GET" | "POST" | "DELETE" | "HEAD";
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A hosted desk on a copy of the demonstration, behind a web server that is not there. */
export const hostedDesk = async (provider: ProviderSettings | null = null) => {
  const kept = keptContent();
  const stateRoot = join(kept.root, "state");
  const appRoot = join(kept.root, "app");
  mkdirSync(appRoot);
  writeFileSync(join(appRoot, "index.html"), "<title>Redaksjonen</title>");
  let moved = 0;
  const accounts = new Accounts({ folder: stateRoot, now: () => Date.now() + moved });
  const about = { desk: kept.desk, stateRoot };
  const server = await editorServer({
    ...about,
    appRoot,
    access: { hosting: { isHosted: true, origin: ORIGIN, previewOrigin: null }, accounts, provider },
    publishing: {
      refreshRoot: join(kept.root, "refresh"),
      refreshTimes: "",
      target: { command: undefined, releases: undefined, reload: undefined },
    },
    preview: new PreviewServer({ ...about, port: 8201, setting: "av", deskAddress: ORIGIN, origin: null }),
  });

  /** A browser: it keeps the session's cookie. */
  const newBrowser = () => {
    let cookie = "";
    const ask = async ({ method = "GET", url, body, headers = {} }: Asked) => {
      const isChange = method === "POST" || method === "DELETE";
      const answer = await server.inject({
        method,
        url,
        headers: {
          host: new URL(ORIGIN).host,
          "x-forwarded-proto": "https",
          "x-forwarded-for": "192.0.2.7",
          ...(isChange && { origin: ORIGIN, "content-type": "application/json" }),
          ...(cookie !== "" && { cookie }),
          ...headers,
        },
        ...(isChange && { payload: JSON.stringify(body ?? {}) }),
      });
      const [given] = [answer.headers["set-cookie"] ?? []].flat();
      if (given !== undefined) cookie = given.split(";")[0] ?? "";
      return answer;
    };
    const login = (email: string, password: string) =>
      ask({ method: "POST", url: ACCOUNT_ROUTES.session, body: { email, password } });
    return { ask, login, cookie: () => cookie };
  };

  /** A person with an account, and a browser in which that person is logged in. */
  const newPerson = async (name: string, role: Role) => {
    const email = `${name.toLowerCase()}@example.no`;
    const { secret } = accounts.invite({ email, role, by: null });
    const browser = newBrowser();
    const body = { secret, name, password: PASSWORD };
    const answer = await browser.ask({ method: "POST", url: ACCOUNT_ROUTES.acceptance, body });
    const { person } = sessionSchema.parse(answer.json());
    return { ...browser, email, id: person?.id ?? "" };
  };

  return {
    ...kept,
    accounts,
    server,
    newBrowser,
    newPerson,
    /** Moves the clock of sessions, invitations and the audit trail. */
    wait: (ms: number) => {
      moved += ms;
    },
    close: async () => {
      await server.close();
      accounts.close();
      kept.remove();
    },
  };
};
