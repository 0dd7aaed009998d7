import { fetchedIndex, findIndex, indexFiles } from "./index-files";

const fetching = jest.spyOn(globalThis, "fetch");
const answerWith = (text: string, status = 200) =>
  fetching.mockImplementationOnce(async () => new Response(text, { status }));

afterEach(() => fetching.mockReset());

describe("the name of the catalogue", () => {
  test("is read anew for each page, past the cache", async () => {
    answerWith('{"catalogue":"0123456789ab"}');
    expect(await findIndex()).toBe("0123456789ab");
    expect(fetching).toHaveBeenCalledWith("/sok-indeks.json", { cache: "no-cache" });
  });

  test.each(["null", "7", "{}", '{"catalogue":7}'])("is unknown without a name: %s", async (text) => {
    answerWith(text);
    await expect(findIndex()).rejects.toThrow("/sok-indeks.json names no catalogue");
  });

  test("is unknown when the file cannot be fetched", async () => {
    answerWith('{"catalogue":"0123456789ab"}', 503);
    await expect(findIndex()).rejects.toThrow("503 at /sok-indeks.json");
  });
});

const NAMES = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"];
const CATALOGUE = JSON.stringify({ words: NAMES.join(""), pages: NAMES.join(""), wordList: "dddddddddddd" });

test("the files of an index are in its folder", async () => {
  answerWith(CATALOGUE);
  answerWith("kino\nkultur");
  expect(await fetchedIndex("0123456789ab").wordList()).toEqual(["kino", "kultur"]);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    "/sok-indeks/katalog-0123456789ab.json",
    "/sok-indeks/ordliste-dddddddddddd.txt",
  ]);
});

test("a file that is gone is a failure, whatever its text", async () => {
  answerWith("Not found", 404);
  await expect(fetchedIndex("0123456789ab").catalogue()).rejects.toThrow("404 at /sok-indeks/katalog-0123456789ab");
});

describe("the files of an index", () => {
  const files: Readonly<Record<string, string>> = {
    "katalog-0123456789ab.json": CATALOGUE,
    "ordliste-dddddddddddd.txt": "kino\nkultur",
    "sider-bbbbbbbbbbbb.json": '[{"url":"/4"},{"url":"/5"}]',
  };
  const reading = () => {
    const read = jest.fn(async (name: string) => files[name] ?? name);
    return { read, index: indexFiles("0123456789ab", read) };
  };

  test("are each read once, also when two ask at once", async () => {
    const { read, index } = reading();
    const [one, other] = await Promise.all([index.wordList(), index.wordList()]);
    expect(await index.wordList()).toBe(one);
    expect(other).toBe(one);
    expect(read.mock.calls).toEqual([["katalog-0123456789ab.json"], ["ordliste-dddddddddddd.txt"]]);
  });

  test("are found by the number of the page, four to a file, and of the file of words", async () => {
    const { read, index } = reading();
    expect(await index.page(5)).toEqual({ url: "/5" });
    expect(await index.page(4)).toEqual({ url: "/4" });
    expect(await index.words(2)).toEqual(["ord-cccccccccccc.txt"]);
    await expect(index.page(6)).rejects.toThrow("no page 6");
    expect(read).toHaveBeenCalledTimes(3);
  });

  test("are read again after a failure", async () => {
    const { read, index } = reading();
    await index.catalogue();
    read.mockRejectedValueOnce(new Error("offline"));
    await expect(index.wordList()).rejects.toThrow("offline");
    expect(await index.wordList()).toEqual(["kino", "kultur"]);
  });
});
