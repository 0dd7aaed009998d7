import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import type { Role } from "../../api/accounts";
import { controlAccess } from "../access/control-access";
import type { ProviderSettings } from "../access/provider/provider-settings";
import { Accounts } from "../accounts/accounts";
import type { EditorsDesk } from "../desk/desk";

export const SMALL_ORIGIN = "https://rediger.example.no";

interface Asked {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly url: string;
  readonly body?: unknown;
  /** Session secret. */
  readonly as?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Access control of a hosted desk, without content. */
export const smallAccess = async (provider: ProviderSettings | null = null) => {
  const folder = mkdtempSync(join(tmpdir(), "small-access-"));
  const now = Date.parse("2026-12-01T12:00:00Z");
  const accounts = new Accounts({ folder, now: () => now });
  const server = fastify({ trustProxy: "loopback" });
  const desk: EditorsDesk = Object.create(null);
  await controlAccess(server, {
    hosting: { isHosted: true, origin: SMALL_ORIGIN, previewOrigin: null },
    accounts,
    provider,
    desk,
    localPreview: "",
  });
  return {
    accounts,
    /** A person with a session but no password, which would be slow to derive. */
    person: (name: string, role: Role) => {
      const person = accounts.people.put({ email: `${name.toLowerCase()}@example.no`, name, role, password: "ingen" });
      return { person, secret: accounts.sessions.begin(person.id) };
    },
    ask: async ({ method = "GET", url, body = {}, as, headers = {} }: Asked) => {
      const isChange = method === "POST" || method === "DELETE";
      return server.inject({
        method,
        url,
        headers: {
          host: new URL(SMALL_ORIGIN).host,
          "x-forwarded-proto": "https",
          "x-forwarded-for": "192.0.2.7",
          ...(isChange && { origin: SMALL_ORIGIN, "content-type": "application/json" }),
          ...(as !== undefined && { cookie: `__Host-redaksjon=${as}` }),
          ...headers,
        },
        ...(isChange && { payload: JSON.stringify(body) }),
      });
    },
    noted: () => accounts.audit.entries().entries.map(({ what, who, about }) => [what, who, about]),
    close: async () => {
      await server.close();
      accounts.close();
      rmSync(folder, { recursive: true });
    },
  };
};
