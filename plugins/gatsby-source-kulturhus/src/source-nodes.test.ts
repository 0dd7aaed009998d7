import { type LoadedNodes, loadNodes } from "../../../engine/load/load-nodes";
import { problemInFile } from "../../../engine/problems/problem";
import { contentState } from "./content-state";
import { BAD_CONTENT, onPluginInit } from "./on-plugin-init";
import { sourceNodes } from "./source-nodes";
import { syncNodes } from "./sync-nodes";
import { watchContent } from "./watch-content";

jest.mock("../../../engine/load/load-nodes", () => ({ loadNodes: jest.fn() }));
jest.mock("./sync-nodes", () => ({ syncNodes: jest.fn() }));
jest.mock("./watch-content", () => ({ watchContent: jest.fn() }));

const put = jest.fn();
const reporter = { warn: jest.fn(), info: jest.fn(), error: jest.fn(), panicOnBuild: jest.fn() };
const node = { id: "Page:/", type: "Page", fields: {} };
const error = problemInFile("pages/feil.json", "er feil.", "Rett den.");

const good: LoadedNodes = { loaded: Object.create(null), nodes: [node], problems: [] };
const bad: LoadedNodes = { loaded: null, nodes: [], problems: [error] };

const command = process.env.gatsby_executing_command;

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(syncNodes).mockReturnValue(put);
});
afterEach(() => {
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
});

const source = async (result: LoadedNodes, executing = "build") => {
  process.env.gatsby_executing_command = executing;
  jest.mocked(loadNodes).mockResolvedValue(result);
  await sourceNodes(
    Object.assign(Object.create(null), { reporter }),
    { plugins: [], contentRoot: "/content", staticRoot: "/static" },
    () => undefined,
  );
};

/** The result of an edit in develop, when the content has been read again. */
const edit = async (result: LoadedNodes) => {
  jest.mocked(loadNodes).mockResolvedValue(result);
  const [[, changed] = []] = jest.mocked(watchContent).mock.calls;
  changed?.();
  await new Promise(setImmediate);
};

test("makes the nodes of valid content", async () => {
  await source(good);
  expect(put).toHaveBeenCalledWith([node]);
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(watchContent).not.toHaveBeenCalled();
});

test("an error ends the build with the report, a warning does not", async () => {
  await source(bad);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith({
    id: "1",
    context: { report: expect.stringContaining("pages/feil.json") },
  });
  jest.resetAllMocks();
  jest.mocked(syncNodes).mockReturnValue(put);
  await source({ ...good, problems: [{ ...error, severity: "warning" }] });
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringContaining("1 varsler"));
});

test("errors and warnings are reported apart, each with its count, and pages in develop know them", async () => {
  const warning = { ...error, file: "pages/rar.json", severity: "warning" as const };
  await source({ ...bad, problems: [error, warning] });
  const [[{ context } = { context: { report: "" } }] = []] = reporter.panicOnBuild.mock.calls;
  expect(context.report).toContain("pages/feil.json");
  expect(context.report).not.toContain("pages/rar.json");
  expect(context.report).toContain("1 feil og 0 varsler");
  const [[words = ""] = []] = reporter.warn.mock.calls;
  expect(words).toContain("pages/rar.json");
  expect(words).not.toContain("pages/feil.json");
  expect(contentState.get().errors).toBe(1);
});

test("content with errors leaves no nodes, and sound content is not reported", async () => {
  await source(bad);
  expect(put).toHaveBeenCalledWith([]);
  jest.resetAllMocks();
  jest.mocked(syncNodes).mockReturnValue(put);
  await source(good);
  expect(reporter.warn).not.toHaveBeenCalled();
});

test("the content is loaded from the folders and for the site of the options", async () => {
  jest.mocked(loadNodes).mockResolvedValue(good);
  await sourceNodes(
    Object.assign(Object.create(null), { reporter }),
    { plugins: [], contentRoot: "/innhold", staticRoot: "/filer", siteId: "kino" },
    () => undefined,
  );
  expect(loadNodes).toHaveBeenCalledWith(
    expect.objectContaining({
      contentRoot: "/innhold",
      staticRoot: "/filer",
      siteId: "kino",
      moment: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
      pictureFactsFile: ".cache/picture-facts-cache.json",
    }),
  );
});

test("in develop the folder of the content is watched", async () => {
  await source(good, "develop");
  expect(watchContent).toHaveBeenCalledWith("/content", expect.any(Function));
});

test("Gatsby prints the report of an error with its id", () => {
  const setErrorMap = jest.fn();
  onPluginInit?.(Object.assign(Object.create(null), { reporter: { setErrorMap } }), { plugins: [] }, () => undefined);
  const [[map = {}] = []] = setErrorMap.mock.calls;
  expect(map[BAD_CONTENT]).toMatchObject({ level: "ERROR", category: "USER" });
  expect(map[BAD_CONTENT].text({ report: "FEIL a.json" })).toBe("Innholdet kan ikke bygges.\n\nFEIL a.json");
});

test("a node that Gatsby refuses is reported like an error in the content", async () => {
  put.mockImplementation(() => {
    throw new Error("no such type");
  });
  await source(good);
  expect(reporter.panicOnBuild).toHaveBeenCalledWith({
    id: "1",
    context: { report: expect.stringContaining("no such type") },
  });
});

test("develop reads the content again after an edit", async () => {
  await source(good, "develop");
  const added = { ...node, id: "Page:/ny" };
  await edit({ ...good, nodes: [node, added] });
  expect(put).toHaveBeenLastCalledWith([node, added]);
  expect(reporter.info).toHaveBeenCalled();
});

test("an edit with an error in develop is reported, and the last valid content stays", async () => {
  await source(good, "develop");
  await edit(bad);
  expect(reporter.panicOnBuild).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledTimes(1);
});

test("content that cannot be read again is logged", async () => {
  await source(good, "develop");
  jest.mocked(loadNodes).mockRejectedValue(new Error("EIO"));
  const [[, changed] = []] = jest.mocked(watchContent).mock.calls;
  changed?.();
  await new Promise(setImmediate);
  expect(reporter.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: "EIO" }));
});
