import { once } from "node:events";
import { createServer } from "node:net";
import { freePort } from "../../tests/support/free-port";
import { scriptProcesses } from "../../tests/support/script-process";

const { start, stopAll } = scriptProcesses();
afterAll(stopAll);

test("each port that is taken is named before anything is built, with the variable that chooses another", async () => {
  const [site, platform] = [await freePort("localhost"), await freePort("localhost")];
  const env = { PORT: String(site), FILM_PLATFORM_PORT: String(platform) };
  const look = async () => {
    const { output, ended } = start("scripts/serve/ensure-free-ports.ts", ".", { env });
    return { code: await ended, output: output() };
  };
  expect(await look()).toEqual({ code: 0, output: "" });
  const server = createServer().listen(platform, "localhost");
  await once(server, "listening");
  expect(await look()).toEqual({
    code: 1,
    output: `Port ${platform} is taken. Stop what uses it, or choose another: FILM_PLATFORM_PORT=8080 npm start\n`,
  });
  server.close();
});
