import { fetchedIndex, findIndex, indexFiles } from "./index-files";

const fetching = jest.spyOn(globalThis, "fetch");
const answerWith = (text: string, status = 200) =>
  fetching.mockImplementationOnce(async () => new Response(text, { status }));

afterEach(() => fetching.mockReset());

describe("the location of the index", () => {
  test("is read anew for each page, past the cache", async () => {
    answerWith('{"folder":"/sok-indeks-1/"}');
    expect(await findIndex()).toBe("/sok-indeks-1/");
    expect(fetching).toHaveBeenCalledWith("/sok-indeks.json", { cache: "no-cache" });
  });

  test.each(["null", "7", "{}", '{"folder":7}'])("is unknown without a folder: %s", async (text) => {
    answerWith(text);
    await expect(findIndex()).rejects.toThrow("/sok-indeks.json names no folder");
  });

  test("is unknown when the file cannot be fetched", async () => {
    answerWith('{"folder":"/sok-indeks-1/"}', 503);
    await expect(findIndex()).rejects.toThrow("503 at /sok-indeks.json");
  });
});

test("the files of an index are in its folder", async () => {
  answerWith("kino\nkultur");
  expect(await fetchedIndex("/sok-indeks-1/").wordList()).toEqual(["kino", "kultur"]);
  expect(fetching).toHaveBeenCalledWith("/sok-indeks-1/ordliste.txt", undefined);
});

test("a file that is gone is a failure, whatever its text", async () => {
  answerWith("Not found", 404);
  await expect(fetchedIndex("/sok-indeks-1/").wordList()).rejects.toThrow("404 at /sok-indeks-1/ordliste.txt");
});

describe("the files of an index", () => {
  const files: Readonly<Record<string, string>> = { "ordliste.txt": "kino\nkultur" };
  const reading = () => {
    const read = jest.fn(async (path: string) => files[path] ?? '{"url":"/kino"}');
    return { read, index: indexFiles(read) };
  };

  test("are each read once, also when two ask at once", async () => {
    const { read, index } = reading();
    const [one, other] = await Promise.all([index.wordList(), index.wordList()]);
    expect(await index.wordList()).toBe(one);
    expect(other).toBe(one);
    expect(read.mock.calls).toEqual([["ordliste.txt"]]);
  });

  test("are distinguished by number and kind", async () => {
    const { read, index } = reading();
    expect(await index.page(1)).toEqual({ url: "/kino" });
    expect(await index.catalogue()).toEqual({ url: "/kino" });
    expect(await index.words(1)).toEqual(['{"url":"/kino"}']);
    await index.page(2);
    expect(new Set(read.mock.calls.map(([path]) => path)).size).toBe(4);
  });

  test("are read again after a failure", async () => {
    const { read, index } = reading();
    read.mockRejectedValueOnce(new Error("offline"));
    await expect(index.wordList()).rejects.toThrow("offline");
    expect(await index.wordList()).toEqual(["kino", "kultur"]);
  });
});
