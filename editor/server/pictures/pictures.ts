import { link, mkdir, realpath, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { isObject, type JsonPath, valueAt } from "../../../domain/json/json";
import { pictureFinder } from "../../../engine/content/picture-files";
import type { ListedPicture, Removed, Upload, Uploaded } from "../../api/pictures";
import type { Placed } from "../content/content-folder";
import { ForeignPath } from "../content/paths";
import { writeUnfinished } from "../content/unfinished-files";
import type { EditorsDesk } from "../desk/desk";
import { titleOf } from "../desk/summaries";
import { PictureFiles } from "./picture-files";
import { baseName, folderFor, freePath } from "./picture-name";
import { type Prepared, preparePicture, UnfitPicture } from "./prepare-picture";

type Use = ListedPicture["uses"][number];

const textsIn = (value: unknown, path: JsonPath = []): readonly (readonly [text: string, path: JsonPath])[] => {
  if (typeof value === "string") return [[value, path]];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => textsIn(item, [...path, at]));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name])) : [];
};

interface Used {
  readonly uses: Use[];
  /** The first description beside a use of it. */
  alt: string;
}

const altBeside = (value: unknown, path: JsonPath): string => {
  const alt = valueAt(value, [...path.slice(0, -1), "alt"]);
  return typeof alt === "string" ? alt : "";
};

/** Uses of each picture, in valid and invalid entities. */
const usesOfPictures = (
  entities: readonly Placed[],
  pictures: readonly string[],
): ReadonlyMap<string, Readonly<Used>> => {
  const find = pictureFinder(pictures);
  const used = new Map<string, Used>(pictures.map((picture) => [picture, { uses: [], alt: "" }]));
  for (const one of entities)
    for (const [text, path] of textsIn(one.value)) {
      const found = used.get(find(text) ?? "");
      if (found === undefined) continue;
      found.uses.push({ kind: one.kind, id: one.id, title: titleOf(one, entities), path: [...path] });
      found.alt ||= altBeside(one.value, path);
    }
  return used;
};

/** Text as JSON may escape it, in one Unicode form. */
const plain = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize("NFC");

const mentions = (text: string, picture: string): boolean => plain(text).includes(plain(picture));

/** Whether any text in a value, such as a draft, mentions a picture. */
const namesPicture = (value: unknown, picture: string): boolean =>
  textsIn(value).some(([text]) => mentions(text, picture));

const MENTIONED = "Bildet er i bruk og kan ikke fjernes. Ta det bort der det brukes først.";

/** The content's pictures: added, listed with their uses, removed when unused. */
export class Pictures {
  readonly files: PictureFiles;
  readonly #desk: EditorsDesk;
  readonly #root: string;

  constructor(desk: EditorsDesk) {
    this.#desk = desk;
    this.#root = join(desk.folder.root, "images");
    this.files = new PictureFiles(this.#root);
  }

  async list(): Promise<ListedPicture[]> {
    const { entities } = await this.#desk.folder.read();
    const pictures = await this.#desk.pictures();
    const used = usesOfPictures(entities, pictures);
    const listed: ListedPicture[] = [];
    for (const picture of pictures) {
      const facts = await this.files.factsOf(picture).catch(() => ({ width: 0, height: 0, bytes: 0, fault: "" }));
      listed.push({ picture, ...facts, uses: [], alt: "", ...used.get(picture) });
    }
    return listed;
  }

  /** All pictures, with what they show. */
  async named(): Promise<{ picture: string; alt: string }[]> {
    const { entities } = await this.#desk.folder.read();
    const used = usesOfPictures(entities, await this.#desk.pictures());
    return [...used].map(([picture, { alt }]) => ({ picture, alt }));
  }

  /** Validates the path of a content picture; no other file on this machine can be reached. */
  known(picture: string): Promise<string> {
    return this.#desk.picture(picture);
  }

  /** Uploads are processed one at a time: decoding takes memory in proportion to the pixels. */
  add(bytes: Buffer, upload: Upload): Promise<Uploaded> {
    return this.#desk.saves.inTurn(() => this.#add(bytes, upload));
  }

  async #add(bytes: Buffer, upload: Upload): Promise<Uploaded> {
    try {
      const prepared = await preparePicture(bytes);
      const pictures = await this.#desk.pictures();
      const twin = await this.files.twinOf(pictures, prepared.pixels);
      if (twin !== null) return { outcome: "twin", picture: twin };
      return await this.#store(prepared, upload, pictures);
    } catch (error) {
      if (error instanceof UnfitPicture) return { outcome: "refused", message: error.message };
      throw error;
    }
  }

  async #store({ bytes, ending, width, height, isOneOfMany }: Prepared, upload: Upload, pictures: readonly string[]) {
    const { entities } = await this.#desk.folder.read();
    const ofKind = [...usesOfPictures(entities, pictures)].flatMap(([picture, { uses }]) =>
      uses.some(({ kind }) => kind === upload.kind) ? [picture] : [],
    );
    const folder = folderFor(upload, { pictures, ofKind });
    const picture = freePath(folder, baseName(upload.title, upload.name), ending, pictures);
    await this.#write(picture, bytes);
    const change = { message: `Nytt bilde: ${picture}`, editor: upload.editor };
    const isCommitted = await this.#desk.git.commit([`images/${picture}`], change);
    return { outcome: "added" as const, picture, width, height, isCommitted, isOneOfMany };
  }

  /** Never overwrites a file, and never follows a symbolic link out of content/images. */
  async #write(picture: string, bytes: Buffer): Promise<void> {
    const path = this.files.pathOf(picture);
    const folder = dirname(path);
    await mkdir(folder, { recursive: true });
    const real = relative(await realpath(this.#root), await realpath(folder));
    if (real.startsWith("..") || real.split(sep).join("/") !== dirname(picture)) throw new ForeignPath(picture);
    const own = await writeUnfinished(folder, bytes);
    try {
      await link(own, path);
    } finally {
      await rm(own);
    }
  }

  remove(asked: string, editor: string): Promise<Removed> {
    return this.#desk.saves.inTurn(async () => {
      const picture = await this.known(asked);
      const path = this.files.pathOf(picture);
      if (await this.#isMentioned(picture)) return { outcome: "refused", message: MENTIONED };
      await rm(path);
      const change = { message: `Fjernet bilde: ${picture}`, editor };
      const isCommitted = await this.#desk.git.commit([`images/${picture}`], change);
      return { outcome: "removed", isCommitted };
    });
  }

  /** Includes files that are not valid JSON, and drafts. */
  async #isMentioned(picture: string): Promise<boolean> {
    const texts = await this.#desk.folder.allTexts();
    if (texts.some((text) => mentions(text, picture))) return true;
    return (await this.#desk.draftValues()).some((value) => namesPicture(value, picture));
  }
}
