import { contentInGit } from "../testing/content-in-git";
import { MISTAKES } from "../testing/mistakes";

const { desk, read, remove } = contentInGit();

afterAll(remove);

const entityAt = async (file: string, at: number) => {
  const { entities } = await desk.folder.read();
  const found = entities.filter((one) => one.file === file)[at];
  if (found === undefined) throw new Error(`${file} has no entity ${at}.`);
  return found;
};

describe("typical mistakes", () => {
  it.each(MISTAKES)(
    "$mistake: reported at $field before it is saved",
    async ({ file, at = 0, field, tells, change }) => {
      const { kind, id, value } = await entityAt(file, at);
      const before = read(file);
      const changed = change(structuredClone(value));
      const { here } = await desk.check({ kind, id, value: changed });
      const told = here.map(({ path, message, cure }) => `${path.join(".")}: ${message} ${cure}`);
      expect(told.filter((one) => one.startsWith(`${field}: `))).toContainEqual(expect.stringMatching(tells));
      expect(read(file)).toBe(before);
    },
  );
});
