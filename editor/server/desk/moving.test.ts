import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Summary } from "../../api/api";
import { contentInGit } from "../testing/content-in-git";
import { move } from "./moving";

const { git, read, desk, contentRoot, remove } = contentInGit();

afterAll(remove);

const FILE = "menus/footer.json";

const moved = (id: string, by: -1 | 1, kind = "menuItems") => move(desk, { kind, id, by, editor: "Demoredaktør" });
const items = async (): Promise<readonly Summary[]> => (await desk.lists()).byType.MenuItem ?? [];
const ids = async () => (await items()).map(({ id }) => id);

test("an item goes past its neighbour as one commit, and back to the letter", async () => {
  const before = read(FILE);
  const shown = await ids();
  const [first, second] = shown.slice(shown.indexOf("personvernerklaering"));
  expect(await moved(second ?? "", -1)).toMatchObject({ outcome: "saved", message: "Flyttet Informasjonskapsler opp" });
  expect(git("show", "--name-only", "--format=%an").split("\n")).toEqual(["Demoredaktør", "", `content/${FILE}`]);
  expect((await ids()).slice(shown.indexOf("personvernerklaering"))).toEqual([
    second,
    first,
    ...shown.slice(shown.indexOf("personvernerklaering") + 2),
  ]);
  await moved(second ?? "", 1);
  expect(read(FILE)).toBe(before);
});

test("whatever the numbers are, an item changes places with its neighbour, and all others keep theirs", async () => {
  const before = read(FILE);
  const known = (JSON.parse(before) as { readonly items: readonly object[] }).items;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -3, max: 3 }), { minLength: known.length, maxLength: known.length }),
      fc.nat(),
      fc.constantFrom<-1 | 1>(-1, 1),
      async (orders, at, by) => {
        const numbered = known.map((item, place) => ({ ...item, order: orders[place] }));
        writeFileSync(join(contentRoot, FILE), JSON.stringify({ items: numbered }));
        const all = await items();
        const own = all.filter(({ placement }) => placement?.heading.startsWith("Nederst"));
        const one = own[at % own.length];
        const { isFirst, isLast } = one?.placement ?? {};
        const shown = all.map(({ id }) => id);
        const place = shown.indexOf(one?.id ?? "");
        const answer = await moved(one?.id ?? "", by);
        if (by < 0 ? isFirst : isLast) {
          expect(answer.outcome).toBe("refused");
          expect(await ids()).toEqual(shown);
        } else expect(await ids()).toEqual(shown.with(place, shown[place + by] ?? "").with(place + by, one?.id ?? ""));
      },
    ),
    { numRuns: 8 },
  );
  writeFileSync(join(contentRoot, FILE), before);
}, 60_000);

test("what has no place among others is not moved", async () => {
  const head = git("rev-parse", "HEAD");
  for (const [id, kind] of [
    ["finnes-ikke", "menuItems"],
    ["aldersgrenser", "articles"],
    ["__proto__", "__proto__"],
  ] as const)
    expect(await moved(id, 1, kind)).toMatchObject({
      outcome: "refused",
      why: expect.stringMatching(/^Det står ytterst/),
    });
  expect(git("rev-parse", "HEAD")).toBe(head);
});
