import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { forMachines } from "../../../src/features/programme/build/machine-files";
import { machineData } from "../../../src/features/programme/build/testing/machine-data";
import { removeMachineFiles, writeMachineFiles } from "./write-machine-files";

let root = "";
const at = (name: string) => join(root, name);
const put = (name: string, text: string) => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-machines-"));
});

afterEach(() => rmSync(root, { recursive: true }));

const files = forMachines(machineData())?.files ?? [];

test("does not touch unchanged files", () => {
  writeMachineFiles(files, root);
  const names = ["kalender/alt.ics", "data/program.json"];
  for (const name of names) utimesSync(at(name), 1, 1);
  writeMachineFiles(files, root);
  for (const name of names) expect(statSync(at(name)).mtimeMs).toBe(1000);
});

test("deletes the calendar of a removed showing, and none of the site's static files", () => {
  put("kalender/gammel.ics", "BEGIN:VCALENDAR");
  put("kalender/film/gammel-1.ics", "BEGIN:VCALENDAR");
  put("kalender/arsplan.pdf", "%PDF");
  writeMachineFiles(files, root);
  expect(["kalender/gammel.ics", "kalender/film/gammel-1.ics"].map(at).filter(existsSync)).toEqual([]);
  expect(existsSync(at("kalender/arsplan.pdf"))).toBe(true);
});

test("has nothing to write for a content folder without a site", () => {
  expect(forMachines({ ...machineData(), website: null })).toBeNull();
});

test("machine-readable files can be deleted, and are written again by the next build", () => {
  writeMachineFiles(files, root);
  removeMachineFiles(root);
  expect(existsSync(at("kalender/alt.ics"))).toBe(false);
  writeMachineFiles(files, root);
  expect(existsSync(at("kalender/alt.ics"))).toBe(true);
});
