import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { publishRelease, rollBack } from "./publish-release";
import { RELEASES_KEPT } from "./release-folder";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-releases-"));
  write("publishing/nginx.conf", "server {}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const served = (file: string) => readFileSync(join(folder, "served/current/public", file), "utf8");
const names = () => readdirSync(join(folder, "served/releases")).sort();

const REFUSED = { code: 1, output: ["nginx: configuration file test failed"] };
const TAKEN = { code: 0, output: [] };

let second = 0;
const publish = (reload: Parameters<typeof publishRelease>[0]["reload"] = null) => {
  second += 1;
  return publishRelease({
    root: join(folder, "served"),
    publicRoot: join(folder, "public"),
    configuration: join(folder, "publishing"),
    reload,
    now: () => new Date(Date.UTC(2026, 10, 24, 3, 0, second)),
  });
};

test("a release is a copy, which a later build in place does not change", async () => {
  write("public/index.html", "én");
  expect(await publish()).toBeNull();
  write("public/index.html", "to");
  expect(served("index.html")).toBe("én");
  await publish();
  expect(served("index.html")).toBe("to");
  expect(readlinkSync(join(folder, "served/current"))).toBe(`releases/${names().at(-1)}`);
});

test("what has not changed is the same file in both releases; what has gone is gone", async () => {
  write("public/app-1.js", "script");
  write("public/gammel/index.html", "side");
  await publish();
  rmSync(join(folder, "public/gammel"), { recursive: true });
  write("public/ny.html", "ny");
  await publish();
  const [first = "", later = ""] = names();
  const inode = (name: string) => statSync(join(folder, "served/releases", name, "public/app-1.js")).ino;
  expect(inode(first)).toBe(inode(later));
  expect(inode(first)).not.toBe(statSync(join(folder, "public/app-1.js")).ino);
  expect(existsSync(join(folder, "served/current/public/gammel"))).toBe(false);
  expect(served("ny.html")).toBe("ny");
});

test("two releases of the same second are two", async () => {
  write("public/index.html", "én");
  await publish();
  second -= 1;
  write("public/index.html", "to");
  await publish();
  expect([names().length, served("index.html")]).toEqual([2, "to"]);
});

test("the last releases are kept, and going back goes one release at a time", async () => {
  for (let number = 1; number <= RELEASES_KEPT + 2; number += 1) {
    write("public/index.html", `utgave ${number}`);
    await publish();
  }
  expect(names()).toHaveLength(RELEASES_KEPT);
  const root = join(folder, "served");
  for (let back = 1; back < RELEASES_KEPT; back += 1) {
    expect(await rollBack(root, null)).toHaveProperty("name");
    expect(served("index.html")).toBe(`utgave ${RELEASES_KEPT + 2 - back}`);
  }
  expect(await rollBack(root, null)).toHaveProperty("failure");
  await publish();
  expect(served("index.html")).toBe(`utgave ${RELEASES_KEPT + 2}`);
});

test("a configuration that the web server refuses leaves the release before in place", async () => {
  write("public/index.html", "én");
  expect(await publish(async () => TAKEN)).toBeNull();
  write("public/index.html", "to");
  const reload = jest.fn(async () => REFUSED);
  expect(await publish(reload)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  write("public/index.html", "tre");
  write("publishing/nginx.conf", "server {");
  expect(await publish(reload)).toEqual(REFUSED.output);
  expect(reload).toHaveBeenCalledTimes(2);
  expect([served("index.html"), names().length]).toEqual(["to", 2]);
});

test("what a killed run left is removed, and a folder in the link's place is never deleted", async () => {
  write("public/index.html", "én");
  write("served/releases/.new-20261124T020000Z/public/index.html", "halv");
  await publish();
  expect(names()).toHaveLength(1);
  rmSync(join(folder, "served/current"));
  write("served/current/egen.html", "egen");
  await expect(publish()).rejects.toThrow("er ikke en lenke");
  expect(readFileSync(join(folder, "served/current/egen.html"), "utf8")).toBe("egen");
});

test("any file of the configuration that changes is read again, once", async () => {
  write("public/index.html", "én");
  write("publishing/Caddyfile", "hus {}");
  const reload = jest.fn(async () => TAKEN);
  await publish(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await publish(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  write("publishing/Caddyfile", "hus { }");
  expect(await publish(reload)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("going back names the release, and stays where the web server refuses its configuration", async () => {
  const root = join(folder, "served");
  expect(await rollBack(root, null)).toEqual({
    failure: "Det er ingen tidligere utgave å gå tilbake til.",
    output: [],
  });
  write("public/index.html", "én");
  await publish();
  write("public/index.html", "to");
  write("publishing/nginx.conf", "server { }");
  await publish();
  const refuse = jest.fn(async () => REFUSED);
  expect(await rollBack(root, refuse)).toEqual({
    failure: "Tjeneren tok ikke imot den tidligere utgaven.",
    output: REFUSED.output,
  });
  expect([refuse.mock.calls.length, served("index.html"), names().length]).toEqual([2, "to", 2]);
  const take = jest.fn(async () => TAKEN);
  expect(await rollBack(root, take)).toEqual({ name: names()[0] });
  expect([take.mock.calls.length, served("index.html")]).toEqual([1, "én"]);
});
