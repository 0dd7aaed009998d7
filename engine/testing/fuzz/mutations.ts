import fc from "fast-check";
import { changedAt, type Entries, pathsIn, type TreePath, valueAt } from "./json-tree";
import { oddBytes, oddKey, oddValue } from "./odd-values";

/** A content folder's files, by name. */
export type Files = ReadonlyMap<string, Buffer>;

/** One fault in a folder. Numbers select among its files and places. */
export type Mutation = (files: Files) => Files;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

const jsonFiles = (files: Files): readonly string[] =>
  [...files.keys()].filter((name) => name.endsWith(".json")).sort();

const parsed = (bytes: Buffer | undefined): unknown => {
  try {
    return JSON.parse(String(bytes ?? ""));
  } catch {
    return undefined;
  }
};

/** Selects a value in a file, with equal probability. */
interface Aim {
  readonly file: number;
  readonly place: number;
}
const aim = fc.record({ file: fc.nat(), place: fc.nat() });

const aimed = (files: Files, { file, place }: Aim): { name: string; data: unknown; path: TreePath } | null => {
  const name = pick(jsonFiles(files), file);
  const data = name === undefined ? undefined : parsed(files.get(name));
  const path = pick(pathsIn(data), place);
  return name === undefined || data === undefined || path === undefined ? null : { name, data, path };
};

const inJson =
  (at: Aim, change: (key: string | number, value: unknown) => Entries): Mutation =>
  (files) => {
    const found = aimed(files, at);
    if (found === null) return files;
    const changed = changedAt(found.data, found.path, change);
    return new Map([...files, [found.name, Buffer.from(JSON.stringify(changed, null, 2) ?? "")]]);
  };

const valueMutations: readonly fc.Arbitrary<Mutation>[] = [
  fc.tuple(aim, oddValue).map(([at, value]) => inJson(at, (key) => [[key, value]])),
  fc
    .tuple(aim, oddValue)
    .map(([at, value]) =>
      inJson(at, (key, own) => [[key, typeof own === typeof value ? value : JSON.stringify(value)]]),
    ),
  fc
    .tuple(aim, oddValue)
    .map(([at, odd]) =>
      inJson(at, (key, own) => [[key, typeof own === "string" && typeof odd === "string" ? own + odd : [own]]]),
    ),
  fc
    .tuple(aim, fc.constantFrom(-1, 0, 0.5, 60, 1000, -1000))
    .map(([at, times]) => inJson(at, (key, own) => [[key, typeof own === "number" ? own * times : own]])),
  aim.map((at) => inJson(at, () => [])),
  fc.tuple(aim, oddKey).map(([at, name]) => inJson(at, (key, own) => [[typeof key === "number" ? key : name, own]])),
  fc.tuple(aim, oddKey, oddValue).map(([at, name, value]) =>
    inJson(at, (key, own) => [
      [key, own],
      [name, value],
    ]),
  ),
  aim.map((at) =>
    inJson(at, (key, own) => [
      [key, own],
      [`${key}2`, own],
    ]),
  ),
  fc.tuple(aim, aim).map(([at, from]) => (files) => {
    const other = aimed(files, from);
    return other === null ? files : inJson(at, (key) => [[key, valueAt(other.data, other.path)]])(files);
  }),
];

/** A change to the bytes of one file, at a fraction of its length. */
const inBytes =
  (file: number, change: (bytes: Buffer) => Buffer): Mutation =>
  (files) => {
    const name = pick([...files.keys()].sort(), file);
    return name === undefined ? files : new Map([...files, [name, change(files.get(name) ?? Buffer.alloc(0))]]);
  };

const share = fc.integer({ min: 0, max: 1000 });
const at = (bytes: Buffer, where: number): number => Math.floor((bytes.length * where) / 1000);

const byteMutations: readonly fc.Arbitrary<Mutation>[] = [
  fc.tuple(fc.nat(), oddBytes).map(([file, odd]) => inBytes(file, () => odd)),
  fc.tuple(fc.nat(), share).map(([file, where]) => inBytes(file, (bytes) => bytes.subarray(0, at(bytes, where)))),
  fc
    .tuple(fc.nat(), share, oddBytes)
    .map(([file, where, odd]) =>
      inBytes(file, (bytes) =>
        Buffer.concat([bytes.subarray(0, at(bytes, where)), odd, bytes.subarray(at(bytes, where))]),
      ),
    ),
  fc
    .tuple(fc.nat(), share, share)
    .map(([file, from, to]) =>
      inBytes(file, (bytes) => Buffer.concat([bytes.subarray(0, at(bytes, from)), bytes.subarray(at(bytes, to))])),
    ),
  fc.nat().map((file) => inBytes(file, (bytes) => Buffer.from(bytes.toString(), "utf16le"))),
  fc.nat().map((file) => inBytes(file, (bytes) => Buffer.from(bytes.toString(), "latin1"))),
];

const NAMES = [
  "ny.JSON",
  "ny.json.txt",
  ".ny.json",
  "ny",
  "NY ~1.json",
  "å🎬.json",
  "plakat.gif",
  "_ny.json",
  "a%2fb.json",
];
const FOLDERS = ["", "pages/", "events/", "images/", "artikler/", "pages/under/dypere/", "kladd/"];

const named = (files: Files, file: number): readonly [string, Buffer] | undefined => pick([...files].sort(), file);

const moved =
  (file: number, to: string, keep: boolean): Mutation =>
  (files) => {
    const [name, bytes] = named(files, file) ?? ["", Buffer.alloc(0)];
    const rest = new Map(files);
    if (!keep) rest.delete(name);
    return rest.set(to, bytes);
  };

const fileMutations: readonly fc.Arbitrary<Mutation>[] = [
  fc.tuple(fc.nat(), fc.nat()).map(([one, other]) => (files) => {
    const [a, b] = [named(files, one), named(files, other)];
    return a && b ? new Map([...files, [a[0], b[1]], [b[0], a[1]]]) : files;
  }),
  fc
    .tuple(fc.nat(), fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES), fc.boolean())
    .map(([file, folder, name, keep]) => moved(file, `${folder}${name}`, keep)),
  fc.nat().map((file) => (files) => {
    const gone = named(files, file)?.[0];
    return new Map([...files].filter(([name]) => name !== gone));
  }),
  fc
    .constantFrom("sites", "menus", "pages", "productions", "events", "articles", "settings", "images")
    .map((folder) => (files) => new Map([...files].filter(([name]) => !name.startsWith(`${folder}/`)))),
];

/** One to five faults at once, mostly in values. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...valueMutations) },
    { weight: 2, arbitrary: fc.oneof(...byteMutations) },
    { weight: 1, arbitrary: fc.oneof(...fileMutations) },
  ),
  { minLength: 1, maxLength: 5 },
);
