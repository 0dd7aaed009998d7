import { ensurePackages, lackingOf } from "./debian-packages";

const HERE = { file: __filename, name: "denne" };
const AWAY = [
  { file: `${__filename}.finnes-ikke`, name: "finnes-ikke" },
  { file: `${__filename}.heller-ikke`, name: "heller-ikke" },
];

test("the packages whose files are absent are named", () => {
  expect(lackingOf([HERE])).toBeNull();
  expect(lackingOf([HERE, ...AWAY])).toBe("not installed: finnes-ikke, heller-ikke");
});

test("without root nothing is installed, and what is lacking is printed", () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  jest.spyOn(process, "getuid").mockReturnValue(1000);
  ensurePackages("Programmer", [HERE, ...AWAY]);
  ensurePackages("Programmer", [HERE]);
  expect(log.mock.calls).toEqual([["Programmer: not installed: finnes-ikke, heller-ikke"], ["Programmer: installed"]]);
  jest.restoreAllMocks();
});
