import { CONTENT_STATE_PATH } from "../../../domain/contracts/content-state";
import { problemInFile } from "../../../engine/problems/problem";
import { contentState, contentStateOf } from "./content-state";
import { onCreateDevServer } from "./on-create-dev-server";

const error = { ...problemInFile("productions/a.json", "finnes ikke.", "Velg en av «A» og «6»."), line: 12 };

test("errors are counted, and the first are reported with file, line and field", () => {
  const wrong = { ...error, field: "ageLimit" };
  const { errors, first } = contentStateOf(Array.from({ length: 7 }, () => wrong));
  expect(errors).toBe(7);
  expect(first).toHaveLength(5);
  expect(first[0]).toEqual({
    place: "productions/a.json, linje 12, felt «ageLimit»",
    message: "finnes ikke.",
    cure: "Velg en av «A» og «6».",
  });
});

test("warnings are no errors", () => {
  expect(contentStateOf([{ ...error, severity: "warning" }])).toEqual({
    desk: null,
    errors: 0,
    first: [],
  });
});

test("a file that cannot be read has neither line nor field", () => {
  expect(contentStateOf([problemInFile("pages/b.json", "er tom.", "Skriv noe.")]).first[0]?.place).toBe("pages/b.json");
});

test("the desk that the content is edited with is notified", () => {
  process.env.KULTURHUS_DESK = "http://localhost:8200";
  expect(contentStateOf([]).desk).toBe("http://localhost:8200");
  delete process.env.KULTURHUS_DESK;
});

test("pages in develop get the latest state, which no browser keeps", () => {
  const get = jest.fn();
  onCreateDevServer?.(Object.assign(Object.create(null), { app: { get } }), { plugins: [] }, () => undefined);
  const [[path, answer] = []] = get.mock.calls;
  expect(path).toBe(CONTENT_STATE_PATH);
  const json = jest.fn();
  const set = jest.fn(() => ({ json }));
  contentState.set([error]);
  answer({}, { set });
  expect(set).toHaveBeenCalledWith("Cache-Control", "no-store");
  expect(json).toHaveBeenCalledWith(expect.objectContaining({ errors: 1 }));
  contentState.set([]);
  answer({}, { set });
  expect(json).toHaveBeenLastCalledWith({ desk: null, errors: 0, first: [] });
});
