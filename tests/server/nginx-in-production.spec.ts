import { expect, test } from "@playwright/test";
import { lackingServers } from "../../scripts/install/web-servers";
import { ask } from "./support/ask";
import { FACTS, PUBLIC_ROOT } from "./support/built-site";
import { startNginxWithCertificate } from "./support/servers";

/** The other tests omit certificates; here nginx is configured as in production. */

const lacking = lackingServers();

const servesOverHttps = async (): Promise<void> => {
  const { port, https, stop } = await startNginxWithCertificate({ publicRoot: PUBLIC_ROOT, facts: FACTS });
  try {
    const page = await ask({ port: https, host: FACTS.host, path: "/filmer", secure: true });
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([200, "max-age=31536000"]);
    const [alias = ""] = FACTS.aliases;
    for (const question of [
      { port, host: FACTS.host },
      { port, host: alias },
      { port: https, host: alias, secure: true },
    ]) {
      const { status, headers } = await ask({ ...question, path: "/filmer?dag=i-dag" });
      expect([status, headers.location]).toEqual([301, `https://${FACTS.host}/filmer?dag=i-dag`]);
    }
    const question = await ask({ port, host: FACTS.host, path: "/.well-known/acme-challenge/finnes-ikke" });
    expect(question.status, "the certificate's renewal is answered over http").toBe(404);
  } finally {
    await stop();
  }
};

if (lacking === null) test("nginx serves over https, and sends http and other hosts there", servesOverHttps);
else console.log(`nginx is not tested with certificates here: ${lacking}`);
