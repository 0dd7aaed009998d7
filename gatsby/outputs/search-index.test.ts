import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWritten, makeIndex, writeIndex, written } from "../../src/features/search/build/build";
import { writeSearchIndex } from "./search-index";

jest.mock("../../src/features/search/build/build", () => ({
  ...jest.requireActual("../../src/features/search/build/written-index"),
  INDEX_QUERY: "",
  isWritten: jest.fn(),
  makeIndex: jest.fn(),
  contentDigest: () => "digest",
  searchContent: () => ({ records: [], synonyms: [] }),
  writeIndex: jest.fn(),
  written: jest.fn(),
}));

const cwd = process.cwd();
let root = "";
const { written: describe } = jest.requireActual("../../src/features/search/build/written-index");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-search-"));
  process.chdir(root);
  jest.clearAllMocks();
  jest.mocked(written).mockImplementation(describe);
  jest.mocked(makeIndex).mockReturnValue({ catalogue: "0123456789ab", files: new Map() });
});
afterEach(() => {
  process.chdir(cwd);
  rmSync(root, { recursive: true });
});

const build = (code: string | null = "code") => writeSearchIndex(jest.fn().mockResolvedValue({ data: {} }), code);

test("keeps the previous build's index when no record has changed", async () => {
  await build();
  jest.mocked(isWritten).mockReturnValue(true);
  await build();
  expect(writeIndex).toHaveBeenCalledTimes(1);
});

test("writes it again when its files are missing, or other code made it", async () => {
  await build();
  jest.mocked(isWritten).mockReturnValue(false);
  await build();
  expect(writeIndex).toHaveBeenCalledTimes(2);
  jest.mocked(isWritten).mockReturnValue(true);
  await build("other code");
  expect(writeIndex).toHaveBeenCalledTimes(3);
});
