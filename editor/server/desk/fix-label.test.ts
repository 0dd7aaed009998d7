import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject, type Json, withValueAt } from "../../../domain/json/json";
import { copyPictureFacts } from "../../../engine/testing/picture-facts";
import type { Field, Form } from "../../api/form";
import { EditorsDesk } from "./desk";
import { fixLabel } from "./fix-label";

const root = mkdtempSync(join(tmpdir(), "kulturhus-fixes-"));
let desk: EditorsDesk;

beforeAll(() => {
  execFileSync("cp", ["-a", "content", "static", root]);
  const pictureFactsFile = join(root, "picture-facts.json");
  copyPictureFacts(pictureFactsFile);
  desk = new EditorsDesk({ contentRoot: join(root, "content"), stateRoot: join(root, "state"), pictureFactsFile });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const written = async (kind: string, id: string): Promise<Json> => {
  const { value } = await desk.entity(kind, id);
  return isObject(value) ? value : {};
};

const FILM = ["productions", "kraka"] as const;
const SHOWING = ["events", "nattekspressen-1201-1800"] as const;
const ITEM = ["menuItems", "cookies-info"] as const;

/** A mistake of each kind of field, with the button that cures it. */
const MISTAKES: readonly (readonly [
  entity: readonly [kind: string, id: string],
  path: readonly (string | number)[],
  wrong: unknown,
  label: string,
])[] = [
  [FILM, ["ageLimit"], 12, "Sett til «12 år»"],
  [FILM, ["runningTime"], "104", "Sett til «104»"],
  [FILM, ["premiere"], "4.12.2026", "Sett til «4. desember 2026»"],
  [FILM, ["audience"], ["barn"], "Sett til «Barn»"],
  [FILM, ["titel"], "Kråka", "Fjern"],
  [FILM, ["parentSlug"], "kraka", "Sett til «kraka-"],
  [FILM, ["assets", 1, "image"], "filmer/Kraka.JPG", "Sett til «filmer/kraka.jpg»"],
  [SHOWING, ["start"], "1.12.2026 kl. 18.00", "Sett til «1. desember 2026 kl. 18.00»"],
  [SHOWING, ["production"], "nattekspresen", "Sett til «nattekspressen»"],
  [SHOWING, ["ticketUrl"], "www.example.no/billett", "Sett til «https://www.example.no/billett»"],
  [ITEM, ["openInNewWindow"], "nei", "Slå av"],
];

test.each(MISTAKES)("%j %j: %j is cured by a button", async ([kind, id], path, wrong, label) => {
  const before = await written(kind, id);
  const broken = withValueAt(before, path, wrong);
  const value = isObject(broken) ? broken : {};
  const { here } = await desk.check({ kind, id, value });
  const fix = here.find((problem) => problem.fix !== undefined)?.fix;
  expect(fix?.label ?? here.map(({ message, cure }) => `${message} ${cure}`).join("; ")).toContain(label);
  const cured = withValueAt(value, fix?.path ?? [], fix?.value);
  const after = await desk.check({ kind, id, value: isObject(cured) ? cured : {} });
  expect(after.here.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a second entity with the same id gets a free one", async () => {
  const value = await written(...FILM);
  const { here } = await desk.check({ kind: "productions", id: null, value });
  const elsewhere = (await desk.check({ kind: "productions", id: null, value })).elsewhere;
  const fix = [...here, ...elsewhere].find(({ path }) => path[0] === "id")?.fix;
  expect(fix).toMatchObject({ value: "kraka-2", label: "Sett til «kraka-2»" });
});

describe("the words of a button", () => {
  const field = (name: string, form: Form): Field => ({
    name,
    form,
    label: name,
    help: "",
    group: null,
    isRequired: false,
    isNullable: true,
    preset: null,
    madeFrom: null,
  });
  const choices = [
    { value: "A", label: "Tillatt for alle" },
    { value: "12", label: "12 år" },
  ];
  const object = (...fields: readonly Field[]): Form => ({ kind: "object", fields, isPicture: false });
  const option = (value: string, label: string, fields: readonly Field[]) => ({ value, label, about: "", fields });
  const form = object(
    field("limit", { kind: "choice", choices }),
    field("access", { kind: "choices", choices }),
    field("day", { kind: "date" }),
    field("start", { kind: "moment" }),
    field("body", { kind: "html" }),
    field("price", { kind: "number", min: null, max: null, isWhole: false }),
    field("meta", { kind: "record", value: object(field("limit", { kind: "choice", choices })) }),
    field("parts", {
      kind: "list",
      itemLabel: "",
      item: {
        kind: "options",
        by: "type",
        options: [
          option("film", "Film", [field("own", { kind: "choice", choices })]),
          option("konsert", "Konsert", [field("own", { kind: "text" })]),
        ],
      },
    }),
  );
  const whole = { parts: [{ type: "film" }, { type: "konsert" }] };
  const words = (path: readonly (string | number)[], fixed: unknown) => fixLabel(form, path, { fixed, whole });

  test.each([
    [["limit"], "12", "Sett til «12 år»"],
    [["limit"], "ukjent", "Sett til «ukjent»"],
    [["limit"], null, "Sett til «ingen»"],
    [["access"], ["A", "12"], "Sett til «Tillatt for alle, 12 år»"],
    [["access", 0], "A", "Sett til «Tillatt for alle»"],
    [["day"], "2026-12-04", "Sett til «4. desember 2026»"],
    [["day"], "snart", "Sett til «snart»"],
    [["start"], "2026-12-04T18:00", "Sett til «4. desember 2026 kl. 18.00»"],
    [["start"], "2026-12-04T18:00+01:00", "Sett til «2026-12-04T18:00+01:00»"],
    [["price"], 12.5, "Sett til «12,5»"],
    [["price"], null, "Sett til «ingen»"],
    [["ukjent"], ["a", null], "Sett til «a, ingen»"],
    [["meta", "nb", "limit"], "12", "Sett til «12 år»"],
    [["parts", 0, "own"], "12", "Sett til «12 år»"],
    [["parts", 1, "own"], "12", "Sett til «12»"],
    [["parts", 1, "type"], "film", "Sett til «Film»"],
    [["body"], "<p>Hei</p>", "Rett det"],
    [["limit"], undefined, "Fjern"],
    [["limit"], true, "Slå på"],
    [["limit"], false, "Slå av"],
    [["meta"], { nb: {} }, "Rett det"],
    [["ukjent"], "x".repeat(60), `Sett til «${"x".repeat(60)}»`],
    [["ukjent"], "x".repeat(61), "Rett det"],
  ])("at %j to %j are «%s»", (path, fixed, said) => {
    expect(words(path, fixed)).toBe(said);
  });
});
