import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { EditorsDesk } from "../desk/desk";
import { NotFound } from "../desk/not-found";
import { Pictures } from "./pictures";

const root = mkdtempSync(join(tmpdir(), "kulturhus-pictures-"));
const contentRoot = join(root, "content");
const git = (...given: readonly string[]): string => execFileSync("git", given, { cwd: root, encoding: "utf8" }).trim();

let pictures: Pictures;

beforeAll(() => {
  cpSync("content", contentRoot, { recursive: true });
  git("init", "--quiet");
  git("config", "user.name", "Redaksjonen");
  git("config", "user.email", "redaksjonen@example.no");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begynnelse");
  pictures = new Pictures(new EditorsDesk({ contentRoot, stateRoot: join(root, "state") }));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

const poster = { name: "IMG_1.jpg", title: "Ærfugl på øya", beside: "filmer/kraka.jpg", kind: "productions" };
const upload = { ...poster, editor: "Demoredaktør" };

describe("the pictures of the content", () => {
  it("get a new one, named by what it shows, in a commit of its own", async () => {
    const added = await pictures.add(await plain("#336699"), upload);
    expect(added).toMatchObject({ outcome: "added", picture: "filmer/aerfugl-pa-oya.jpg", isCommitted: true });
    expect(git("log", "-1", "--format=%an: %s")).toBe("Demoredaktør: Nytt bilde: filmer/aerfugl-pa-oya.jpg");
    expect(git("show", "--name-only", "--format=")).toBe("content/images/filmer/aerfugl-pa-oya.jpg");
    expect(git("status", "--porcelain")).toBe("");
  });

  it("hold a picture once, also when it comes as another file", async () => {
    const before = git("rev-parse", "HEAD");
    expect(await pictures.add(await plain("#336699"), { ...upload, title: "Annet" })).toEqual({
      outcome: "twin",
      picture: "filmer/aerfugl-pa-oya.jpg",
    });
    const saved = await sharp(join(contentRoot, "images/filmer/kraka.jpg")).png().toBuffer();
    expect(await pictures.add(saved, { ...upload, name: "x.png" })).toEqual({
      outcome: "twin",
      picture: "filmer/kraka.jpg",
    });
    expect(git("rev-parse", "HEAD")).toBe(before);
  });

  it("never overwrite each other", async () => {
    const before = readFileSync(join(contentRoot, "images/filmer/kraka.jpg"));
    const added = await pictures.add(await plain("#993366"), { ...upload, title: "Kråka" });
    expect(added).toMatchObject({ picture: "filmer/kraka-2.jpg" });
    expect(readFileSync(join(contentRoot, "images/filmer/kraka.jpg")).equals(before)).toBe(true);
  });

  it("leave nothing behind of a file that is refused", async () => {
    const files = () => readdirSync(join(contentRoot, "images"), { recursive: true }).length;
    const before = files();
    const refused = await pictures.add(Buffer.from("tekst"), { ...upload, name: "plakat.jpg" });
    expect(refused).toMatchObject({ outcome: "refused" });
    expect(files()).toBe(before);
  });

  it("stay in their folder, whatever is asked for", async () => {
    const foreign = { ...upload, title: "../../../ute", name: "..\\..\\ute.jpg", beside: "../articles/x.jpg" };
    const added = await pictures.add(await plain("#11aa22"), foreign);
    expect(added).toMatchObject({ outcome: "added", picture: "filmer/ute.jpg" });
    for (const asked of ["../articles/aldersgrenser.json", "/etc/passwd", "filmer/../../a.jpg", ""]) {
      await expect(pictures.known(asked)).rejects.toThrow(NotFound);
      await expect(pictures.remove(asked, "")).rejects.toThrow(NotFound);
    }
  });

  it("are not written through a symbolic link", async () => {
    mkdirSync(join(root, "ute"));
    symlinkSync(join(root, "ute"), join(contentRoot, "images/menuitems"));
    const asked = { ...upload, beside: "", kind: "menuItems" };
    await expect(pictures.add(await plain("#aa1122"), asked)).rejects.toThrow();
    expect(readdirSync(join(root, "ute"))).toEqual([]);
    rmSync(join(contentRoot, "images/menuitems"));
  });

  it("tell what each shows, and where it is used", async () => {
    const listed = await pictures.list();
    const kraka = listed.find(({ picture }) => picture === "filmer/kraka.jpg");
    const film = JSON.parse(readFileSync(join(contentRoot, "productions/kraka.json"), "utf8"));
    const { alt } = film.assets.find(({ image }: { image: string }) => image === "filmer/kraka.jpg");
    expect(kraka).toMatchObject({ width: 1000, height: 1500, alt });
    expect(await pictures.named()).toContainEqual({ picture: "filmer/kraka.jpg", alt });
    expect(kraka?.uses).toContainEqual(
      expect.objectContaining({
        kind: "productions",
        id: "kraka",
        title: "Kråka",
        path: expect.arrayContaining(["image"]),
      }),
    );
    expect(listed.find(({ picture }) => picture === "filmer/kraka-2.jpg")).toMatchObject({ uses: [], alt: "" });
  });

  it.each(["NFC", "NFD"] as const)("are found by their names in either form, with the file in %s", async (form) => {
    const [file, named] = [`filmer/Råkalas-${form}.jpg`, "filmer/kraka.jpg"];
    const other = form === "NFC" ? "NFD" : "NFC";
    cpSync(join(contentRoot, "images", named), join(contentRoot, "images", file.normalize(form)));
    const film = join(contentRoot, "productions/kraka.json");
    const before = readFileSync(film, "utf8");
    writeFileSync(film, before.replaceAll(named, file.normalize(other)));
    expect(await pictures.known(file.normalize(other))).toBe(file.normalize(form));
    const listed = (await pictures.list()).find(({ picture }) => picture === file.normalize(form));
    expect(listed?.uses).toContainEqual(expect.objectContaining({ id: "kraka" }));
    expect(await pictures.remove(file.normalize(other), "")).toMatchObject({ outcome: "refused" });
    writeFileSync(film, before.replaceAll(named, JSON.stringify(file).slice(1, -1).replace("å", "\\u00e5")));
    expect(await pictures.remove(file.normalize(other), "")).toMatchObject({ outcome: "refused" });
    writeFileSync(film, before);
    expect(await pictures.remove(file.normalize(other), "")).toMatchObject({ outcome: "removed" });
  });
});
