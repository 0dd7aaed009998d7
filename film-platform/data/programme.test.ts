import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programmeFile } from "../testing/platform-process";
import { smallProgramme } from "../testing/small-programme";
import { newFolder } from "../testing/test-platform";
import { filmOf, followProgramme, readProgramme } from "./programme";

const write = (file: string, text: string, at: number) => {
  writeFileSync(file, text);
  utimesSync(file, at, at);
};

test("finds a film by the number of any version, and none for culture events", () => {
  expect(filmOf(smallProgramme, "20268")?.title).toBe("Manebyen");
  expect(filmOf(smallProgramme, "1")).toBeUndefined();
  expect(filmOf(smallProgramme, null)).toBeUndefined();
});

test("reads the file again when develop has rewritten it", () => {
  const file = programmeFile(newFolder());
  const programme = followProgramme(file);
  expect(programme()).toEqual(smallProgramme);
  write(file, JSON.stringify({ ...smallProgramme, showings: [] }), 2_000_000_000);
  expect(programme().showings).toEqual([]);
});

test("a programme of a house without articles has none", () => {
  const file = programmeFile(newFolder());
  write(file, JSON.stringify({ ...smallProgramme, house: { productions: [], showings: [] } }), 2_000_000_000);
  expect(readProgramme(file).house?.articles).toEqual([]);
});

test("keeps the last valid one while the file is incomplete or missing", () => {
  const file = programmeFile(newFolder());
  const programme = followProgramme(file);
  write(file, '{"films": [', 2_000_000_000);
  expect(programme()).toEqual(smallProgramme);
  rmSync(file);
  expect(programme()).toEqual(smallProgramme);
  write(file, JSON.stringify({ films: [], showings: [] }), 2_000_000_001);
  expect(programme()).toEqual({ films: [], showings: [] });
});

test.each(["", "[]", '{"films": [{"title": "Kråka"}], "showings": []}'])("does not start with %j", (text) => {
  const file = join(newFolder(), "programme.json");
  writeFileSync(file, text);
  expect(() => readProgramme(file)).toThrow();
});
