import { freePort, programmeFile, spawnPlatform, whenListening } from "../testing/platform-process";
import { newBrowser } from "../testing/test-browser";
import { newFolder, startPlatform } from "../testing/test-platform";

// The process that is killed derives passwords at the real cost.
jest.unmock("./password-cost");

const PASSWORD = "lerret og lys";

const member = (number: number) => ({
  email: `medlem-${number}@example.no`,
  userName: `Medlem ${number}`,
  password: PASSWORD,
});

/** Creates members with a film on the list in a loop; returns the numbers of those that got a response. */
const writeUntilItDies = async (base: string, from: number, answered: number[]): Promise<void> => {
  for (let number = from; ; number += 4) {
    try {
      const browser = newBrowser();
      const made = await browser.post(`${base}/createUser`, member(number));
      const added = await browser.post(`${base}/addMovieToWatchList`, { id: "118-20281" });
      if (made.status === 200 && added.json === true) answered.push(number);
    } catch {
      return;
    }
  }
};

test("loses no acknowledged write when it is killed while writing", async () => {
  const dataFolder = newFolder();
  const port = await freePort();
  const platform = spawnPlatform({
    FILM_PLATFORM_PORT: String(port),
    FILM_PLATFORM_DATA: dataFolder,
    FILM_PLATFORM_PROGRAMME: programmeFile(dataFolder),
  });
  await whenListening(platform);
  const answered: number[] = [];
  const writers = [0, 1, 2, 3].map((from) => writeUntilItDies(`http://localhost:${port}/118`, from, answered));
  for (let waits = 0; answered.length < 20 && waits < 4000; waits += 1)
    await new Promise((wait) => setTimeout(wait, 5));
  platform.child.kill("SIGKILL");
  await Promise.all([...writers, platform.ended]);
  expect(platform.child.signalCode).toBe("SIGKILL");

  const after = await startPlatform({ dataFolder });
  const lists = await Promise.all(
    answered.map(async (number) => {
      const browser = newBrowser();
      const { email, userName } = member(number);
      const { json } = await browser.post(after.at(118, "login"), { Email: email, Password: PASSWORD });
      expect(json).toMatchObject({ UserName: userName });
      return (await browser.get(after.at(118, "watchlist"))).json;
    }),
  );
  expect(lists.length).toBeGreaterThanOrEqual(20);
  for (const list of lists) expect(list).toMatchObject([{ MovieId: "118-20281" }]);
}, 60_000);
