import { leaveForMeantPage, meantPath } from "./meant-page";
import { mendAddress } from "./mend-address";

test.each(["/Kinoprogram", "/kinoprogram.", "/kinoprogram%20", "/kinoprogram%", "/KINOPROGRAM!)"])(
  "%s means /kinoprogram",
  (path) => expect(meantPath(path)).toBe("/kinoprogram"),
);

test.each(["/kinoprogram", "/", "/article/linnekleppen---brannvakttarn"])("%s means itself", (path) =>
  expect(meantPath(path)).toBe(path),
);

describe("when the page loads", () => {
  const asked = jest.fn();
  afterEach(() => Reflect.deleteProperty(globalThis, "window"));

  /** What the page at this address does, and what it asks for. A page that leaves waits forever. */
  const arrive = async (address: string, page = "/404.html") => {
    const left: string[] = [];
    const location = { pathname: "", search: "", hash: "" };
    const show = (to: string) => {
      const { pathname, search, hash } = new URL(to, "https://hus.example.no");
      Object.assign(location, { pathname, search, hash });
    };
    show(address);
    Object.assign(location, { reload: () => left.push("reload"), replace: (to: string) => left.push(to) });
    const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => show(to) };
    Object.assign(globalThis, { window: { location, history }, pagePath: page, fetch: asked });
    asked.mockReset().mockResolvedValue({ ok: true });
    mendAddress();
    await Promise.race([leaveForMeantPage(), new Promise((resolve) => setTimeout(resolve))]);
    return { left, asked: asked.mock.calls };
  };

  test("the page that is meant is asked for, and loaded with query and hash", async () => {
    expect(await arrive("/Kinoprogram.?dag=i-dag#topp")).toEqual({
      left: ["/kinoprogram?dag=i-dag#topp"],
      asked: [["/page-data/kinoprogram/page-data.json", { method: "HEAD" }]],
    });
  });

  test("one that is meant by a mended address is loaded there", async () => {
    expect((await arrive("/kinoprogram%#topp")).left).toEqual(["reload"]);
  });

  test("a page that was found, and an address that means itself, ask for nothing", async () => {
    expect(await arrive("/Kinoprogram", "/kinoprogram")).toEqual({ left: [], asked: [] });
    expect(await arrive("/kinoprogram")).toEqual({ left: [], asked: [] });
  });
});
