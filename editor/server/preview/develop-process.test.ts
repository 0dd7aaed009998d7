import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clockFileIn, DevelopProcess } from "./develop-process";

/** The command in a working copy whose film platform only says how it was called. */

let root = "";
let develop: DevelopProcess;
const said = jest.spyOn(console, "error");

const SCRIPT = `
  import { writeFileSync, existsSync } from "node:fs";
  const { CONTENT_DIR, CLOCK_FILE, KULTURHUS_DESK, KULTURHUS_PREVIEW, GATSBY_LOGGER, GATSBY_TELEMETRY_DISABLED } = process.env;
  const env = { CONTENT_DIR, CLOCK_FILE, KULTURHUS_DESK, KULTURHUS_PREVIEW, GATSBY_LOGGER, GATSBY_TELEMETRY_DISABLED };
  writeFileSync("called.json", JSON.stringify({ args: process.argv.slice(2), env, cwd: process.cwd() }));
  for (let line = 1; line <= 45; line += 1) console.log("linje " + line + "\\n");
  const told = (type, payload) => console.log(JSON.stringify({ type, payload }));
  const wait = () => {
    if (existsSync("leser")) told("ACTIVITY_START", { id: "a", text: "source and transform nodes" });
    if (existsSync("klar")) {
      const ended = { level: "ACTIVITY_SUCCESS", text: "Building development bundle" };
      const said = JSON.stringify({ type: "LOG", payload: ended });
      process.stdout.write(said.slice(0, 20));
      setTimeout(() => process.stdout.write(said.slice(20) + "\\n"), 50);
      // Gatsby runs on.
      setInterval(() => {}, 1000);
      return;
    }
    if (existsSync("slutt")) process.exit(1);
    setTimeout(wait, 20);
  };
  wait();
`;

beforeEach(() => {
  said.mockReset();
  root = mkdtempSync(join(tmpdir(), "develop-"));
  mkdirSync(join(root, "scripts/serve"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "scripts/serve/with-film-platform.ts"), SCRIPT);
  develop = new DevelopProcess();
});
afterEach(() => {
  develop.stop();
  rmSync(root, { recursive: true });
});
afterAll(() => said.mockRestore());

const OWN = { address: "http://localhost:8011", deskAddress: "http://localhost:8010" };
const begin = () => develop.start({ root, shadowRoot: join(root, "content"), port: 8011, ...OWN });
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await pause(20);
};
const called = () => {
  try {
    return JSON.parse(readFileSync(join(root, "called.json"), "utf8"));
  } catch {
    return null;
  }
};

test("the site is developed in the working copy, with its content, and is ready when Gatsby says so", async () => {
  expect(develop.state.status).toBe("starting");
  begin();
  await until(() => called() !== null);
  const gatsby = resolve("node_modules/gatsby/dist/bin/gatsby.js");
  const { args, env, cwd } = called();
  expect(args).toEqual([process.execPath, gatsby, "develop", "-H", "localhost", "-p", "8011"]);
  expect(cwd).toBe(root);
  expect(env).toEqual({
    CONTENT_DIR: join(root, "content"),
    CLOCK_FILE: clockFileIn(root),
    KULTURHUS_DESK: OWN.deskAddress,
    KULTURHUS_PREVIEW: OWN.address,
    GATSBY_LOGGER: "json",
    GATSBY_TELEMETRY_DISABLED: "1",
  });
  expect(develop.state.status).toBe("starting");
  writeFileSync(join(root, "leser"), "");
  await until(() => develop.state.message.includes("Leser innholdet"));
  expect(develop.state.message).toBe("Forhåndsvisningen starter. Leser innholdet (2 av 6) … Du kan skrive så lenge.");
  writeFileSync(join(root, "klar"), "");
  await until(() => develop.state.status !== "starting");
  expect(develop.state).toEqual({ status: "ready", message: "", done: 1 });
});

test("a preview that has ended is reported, with Gatsby's last forty lines for whoever looks for the reason", async () => {
  begin();
  await until(() => called() !== null);
  writeFileSync(join(root, "slutt"), "");
  await until(() => develop.state.status === "failed");
  expect(develop.state.message).toContain("Forhåndsvisningen kunne ikke starte.");
  const [, ...lines] = String(said.mock.calls[0]?.[0]).split("\n");
  expect(lines).toEqual(Array.from({ length: 40 }, (_, at) => `linje ${at + 6}`));
});

test("one that is stopped has not failed", async () => {
  begin();
  await until(() => called() !== null);
  develop.stop();
  develop.stop();
  expect([develop.state.status, said.mock.calls]).toEqual(["starting", []]);
});

const SERVER = `
  import { createServer } from "node:http";
  import { appendFileSync } from "node:fs";
  const server = createServer((request, response) => response.end("UTKAST"));
  server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 UTKAST\\r\\n\\r\\n"));
  server.listen(0, "127.0.0.1", () => appendFileSync("port", String(server.address().port)));
`;

/** Status line of an answer, sent as a browser would send it that was led here under a foreign name. */
const statusOf = (port: number, ...headers: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${["GET /___graphql HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n")}`),
    );
    socket.on("data", (data) => resolve(String(data).split("\r\n")[0] ?? "")).on("error", reject);
  });

test("the preview answers under its own names only, to its own pages and the desk, sockets too", async () => {
  writeFileSync(join(root, "scripts/serve/with-film-platform.ts"), SERVER);
  begin();
  // A file is there before what is written to it.
  const written = () => (existsSync(join(root, "port")) ? readFileSync(join(root, "port"), "utf8") : "");
  await until(() => written() !== "");
  const port = Number(written());
  const asked = (host: string, ...more: readonly string[]) => statusOf(port, `Host: ${host}`, ...more);
  const socket = ["Connection: Upgrade", "Upgrade: websocket"];
  for (const host of [`localhost:${port}`, "127.0.0.1", "[::1]:9201"]) expect(await asked(host)).toContain("200");
  expect(await asked("localhost", `Origin: ${OWN.deskAddress}`)).toContain("200");
  expect(await asked("localhost", `Origin: ${OWN.address}`, ...socket)).toContain("101");
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "@"])
    expect([host, await asked(host)]).toEqual([host, "HTTP/1.1 403 Forbidden"]);
  for (const origin of ["https://evil.example", "null"])
    for (const more of [[], socket])
      expect(await asked("localhost", `Origin: ${origin}`, ...more)).toBe("HTTP/1.1 403 Forbidden");
});
