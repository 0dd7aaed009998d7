import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type Json } from "../../../domain/json/json";
import type { Save } from "../../api/api";
import { contentInGit } from "../testing/content-in-git";

const { root, contentRoot, git, read, desk, remove } = contentInGit();

afterAll(remove);

const begin = async (kind: string, id: string) => {
  const { value, version } = await desk.entity(kind, id);
  return { before: isObject(value) ? value : {}, base: version };
};

const changed = async (kind: string, id: string, change: Json): Promise<Save> => {
  const { before, base } = await begin(kind, id);
  return { kind, id, base, before, value: { ...before, ...change }, editor: "Demoredaktør" };
};

describe("the editors' desk", () => {
  it("names what was changed in the house's only settings, and not the settings", async () => {
    const saved = await desk.saves.save(await changed("sites", "kulturhuset", { description: "Et hus." }));
    expect(saved).toMatchObject({ message: expect.stringMatching(/^Endret \p{Ll}[^:]*$/u) });
  });

  it("says which file cannot be read, and that nothing is deleted", async () => {
    const file = join(contentRoot, "productions/kraka.json");
    const before = read("productions/kraka.json");
    const broken = before.replace(/,\n/, "\n");
    writeFileSync(file, broken);
    await expect(desk.entity("productions", "kraka")).rejects.toThrow(
      /^Dette kan ikke leses akkurat nå: det er en skrivefeil i productions\/kraka\.json, linje \d+\. Ingenting er slettet\./,
    );
    await expect(desk.entity("articles", "finnes-ikke")).rejects.toThrow("articles finnes-ikke");
    const { problems } = await desk.overview();
    const told = problems.find((problem) => problem.file === "productions/kraka.json");
    expect(told).toMatchObject({ entity: null, line: expect.any(Number) });
    writeFileSync(file, before);
    expect(await desk.entity("productions", "kraka")).toMatchObject({ title: "Kråka" });
  });

  it("leaves what others have staged out of its commit", async () => {
    writeFileSync(join(root, "annet.txt"), "Ikke redaksjonens.");
    git("add", "annet.txt");
    await desk.saves.save(await changed("productions", "kraka", { year: 2024 }));
    expect(git("show", "--name-only", "--format=")).toBe("content/productions/kraka.json");
    expect(git("diff", "--cached", "--name-only")).toBe("annet.txt");
  });

  it("reports what a change breaks elsewhere", async () => {
    const { before } = await begin("productions", "nattekspressen");
    const verdict = await desk.check({ kind: "productions", id: "nattekspressen", value: { ...before, id: "nattog" } });
    expect(verdict.elsewhere).toContainEqual(
      expect.objectContaining({ severity: "error", entity: expect.objectContaining({ kind: "events" }) }),
    );
  });

  const showingOf = async (file: string) => {
    const { entities } = await desk.folder.read();
    const found = entities.find((one) => one.kind === "events" && one.file === `events/${file}.json`);
    if (found === undefined) throw new Error(`${file} has no showings.`);
    return found;
  };

  it("saves several changes as one commit, or none of them", async () => {
    const [one, two] = [await showingOf("isbryteren"), await showingOf("kraka")];
    const before = read(two.file);
    const plan = (production: string) => async () => ({
      message: "To på en gang",
      editor: "",
      changes: [
        { kind: one.kind, id: one.id, value: { ...one.value, note: "Prøve." } },
        { kind: two.kind, id: two.id, value: { ...two.value, production } },
      ],
    });
    expect(await desk.saves.saveChanges(plan("finnes-ikke"))).toMatchObject({ outcome: "refused" });
    expect(read(one.file)).not.toContain("Prøve.");
    expect(read(two.file)).toBe(before);
    expect(await desk.saves.saveChanges(plan("isbryteren"))).toMatchObject({
      outcome: "saved",
      kept: { isCommitted: true },
    });
    expect(git("show", "--name-only", "--format=%s").split("\n").filter(Boolean)).toEqual([
      "To på en gang",
      "content/events/isbryteren.json",
      "content/events/kraka.json",
    ]);
  });
});
