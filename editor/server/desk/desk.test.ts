import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject, type Json } from "../../../domain/json/json";
import type { Save } from "../../api/api";
import { contentInGit } from "../testing/content-in-git";
import { EditorsDesk } from "./desk";

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
  it("saves a change in its own line, and commits it with the editor's name", async () => {
    const saved = await desk.saves.save(await changed("productions", "kraka", { year: 2025 }));
    expect(saved).toMatchObject({ outcome: "saved", message: "Endret Kråka: år", isCommitted: true });
    expect(git("log", "-1", "--format=%an: %s")).toBe("Demoredaktør: Endret Kråka: år");
    expect(git("show", "--numstat", "--format=")).toMatch(/^1\s1\scontent\/productions\/kraka\.json$/);
  });

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

  it("merges changes of different fields, and overwrites nobody's", async () => {
    const mine = await changed("articles", "aldersgrenser", { summary: "Min." });
    const theirs = await changed("articles", "aldersgrenser", { author: "Kinoen" });
    const clash = await changed("articles", "aldersgrenser", { summary: "Deres." });
    expect(await desk.saves.save(mine)).toMatchObject({ outcome: "saved" });
    expect(await desk.saves.save(theirs)).toMatchObject({ outcome: "saved" });
    expect(await desk.saves.save(clash)).toMatchObject({
      outcome: "conflict",
      conflicts: [{ path: ["summary"], mine: "Deres.", theirs: "Min.", label: "Ingress" }],
    });
    expect(JSON.parse(read("articles/aldersgrenser.json"))).toMatchObject({ summary: "Min.", author: "Kinoen" });
  });

  it("keeps what the check refuses as a draft, and leaves the content alone", async () => {
    const before = read("events/kraka.json");
    const { entities } = await desk.folder.read();
    const id = entities.find(({ kind, file }) => kind === "events" && file === "events/kraka.json")?.id ?? "";
    const saved = await desk.saves.save(await changed("events", id, { production: "finnes-ikke" }));
    expect(saved).toMatchObject({ outcome: "draft", verdict: { here: [{ severity: "error", path: ["production"] }] } });
    expect(read("events/kraka.json")).toBe(before);
    expect((await desk.entity("events", id)).draft).toMatchObject({ value: { production: "finnes-ikke" } });
    expect((await desk.overview()).drafts).toMatchObject([{ kind: "events", id }]);
    await desk.dropDraft("events", id);
    expect((await desk.overview()).drafts).toEqual([]);
  });

  it("reports what a change breaks elsewhere", async () => {
    const { before } = await begin("productions", "nattekspressen");
    const verdict = await desk.check({ kind: "productions", id: "nattekspressen", value: { ...before, id: "nattog" } });
    expect(verdict.elsewhere).toContainEqual(
      expect.objectContaining({ severity: "error", entity: expect.objectContaining({ kind: "events" }) }),
    );
  });

  it("makes a showing from a copy, beside those of the same film", async () => {
    const { entities } = await desk.folder.read();
    const id = entities.find(({ kind, file }) => kind === "events" && file === "events/isbryteren.json")?.id ?? "";
    const copy = await desk.copy("events", id, "Ny");
    const value = {
      ...copy,
      id: "isbryteren-ny",
      start: "2026-12-17T03:00",
      ticketUrl: "https://billett.example.no/ny",
    };
    const saved = await desk.saves.save({ kind: "events", id: null, base: null, before: {}, value, editor: "" });
    expect(saved).toMatchObject({ outcome: "saved", id: "isbryteren-ny" });
    expect(read("events/isbryteren.json")).toContain('"id": "isbryteren-ny"');
  });

  it("gives a copied film a name, an id and an address of its own", async () => {
    expect(await desk.copy("productions", "nattekspressen", "Ærfugl på øya")).toMatchObject({
      id: "aerfugl-pa-oya",
      title: "Ærfugl på øya",
      ediNumber: "",
      parentSlug: "aerfugl-pa-oya",
    });
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

  it("adds and removes, and refuses to remove what is referred to", async () => {
    const { value } = await showingOf("sensommer");
    const before = read("events/sensommer.json");
    const added = { ...value, id: "sensommer-ny", start: "2026-12-17T03:00" };
    const save = (change: Parameters<typeof desk.checkChanges>[0][number]) =>
      desk.saves.saveChanges(async () => ({ message: "Endre", editor: "", changes: [change] }));
    await save({ kind: "events", id: null, value: added });
    expect(read("events/sensommer.json")).toContain("sensommer-ny");
    await save({ kind: "events", id: "sensommer-ny", value: null });
    expect(read("events/sensommer.json")).toBe(before);
    expect(await save({ kind: "productions", id: "sensommer", value: null })).toMatchObject({ outcome: "refused" });
    expect(read("productions/sensommer.json")).not.toBe("");
  });

  it("reports that git has refused, and commits the same file with the next save", async () => {
    writeFileSync(join(root, ".git/index.lock"), "");
    const said = jest.spyOn(console, "error").mockReturnValue();
    const first = await desk.saves.save(await changed("productions", "jordmora", { year: 2023 }));
    expect(first).toMatchObject({ outcome: "saved", isCommitted: false });
    // The lock of a git that was killed.
    utimesSync(join(root, ".git/index.lock"), 0, 0);
    said.mockRestore();
    const next = await desk.saves.save(await changed("articles", "ledsagerbevis", { author: "Kinoen" }));
    expect(next).toMatchObject({ outcome: "saved", isCommitted: true });
    expect(git("status", "--porcelain", "--", "content")).toBe("");
  });

  it("works without git, and says so", async () => {
    const plain = mkdtempSync(join(tmpdir(), "kulturhus-plain-"));
    cpSync(contentRoot, join(plain, "content"), { recursive: true });
    const own = new EditorsDesk({ contentRoot: join(plain, "content"), stateRoot: join(plain, "state") });
    expect((await own.desk()).hasHistory).toBe(false);
    const { value, version } = await own.entity("articles", "aldersgrenser");
    const saved = await own.saves.save({
      kind: "articles",
      id: "aldersgrenser",
      base: version,
      before: value,
      value: { ...(isObject(value) ? value : {}), author: "Huset" },
      editor: "",
    });
    expect(saved).toMatchObject({ outcome: "saved", isCommitted: false });
    rmSync(plain, { recursive: true });
  });
});
