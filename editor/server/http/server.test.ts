import { isObject, type Json } from "../../../domain/json/json";
import { ROUTES } from "../../api/api";
import { hostedDesk } from "../testing/hosted-desk";

let hosted: Awaited<ReturnType<typeof hostedDesk>>;
let editor: Awaited<ReturnType<typeof hosted.newPerson>>;

beforeAll(async () => {
  hosted = await hostedDesk();
  editor = await hosted.newPerson("Kari", "redaktor");
});
afterAll(() => hosted.close());

const article = async (): Promise<{ readonly value: Json; readonly version: string }> => {
  const answer: unknown = (await editor.ask({ url: `${ROUTES.entities}?kind=articles&id=aldersgrenser` })).json();
  const { value, version } = isObject(answer) ? answer : {};
  return { value: isObject(value) ? value : {}, version: String(version) };
};

const check = (value: unknown) =>
  editor.ask({ method: "POST", url: ROUTES.check, body: { kind: "articles", id: "aldersgrenser", value } });

test("the largest content file can be sent, and what is several times larger is refused", async () => {
  const { value } = await article();
  const withText = (bytes: number) => check({ ...value, content: `<p>${"a".repeat(bytes)}</p>` });
  expect((await withText(1_000_000)).statusCode).toBe(200);
  expect((await withText(5_000_000)).statusCode).toBe(413);
});

test("a save that others have come before is answered as a conflict, and another as saved", async () => {
  const { value, version } = await article();
  const save = (title: string) =>
    editor.ask({
      method: "POST",
      url: ROUTES.save,
      body: {
        kind: "articles",
        id: "aldersgrenser",
        base: version,
        before: value,
        value: { ...value, title },
        editor: "Kari",
      },
    });
  expect((await save("Grenser")).statusCode).toBe(200);
  const clash = await save("Alder");
  expect([clash.statusCode, clash.json().outcome]).toEqual([409, "conflict"]);
});

test("a request that makes no sense, and one for what is gone, say so in Bokmål", async () => {
  const missing = await editor.ask({ url: `${ROUTES.entities}?kind=articles&id=finnes-ikke` });
  expect([missing.statusCode, missing.json().message]).toEqual([404, expect.stringContaining("finnes ikke lenger")]);
  const senseless = await check("tekst");
  expect([senseless.statusCode, senseless.json().message]).toEqual([400, expect.stringContaining("forstår ikke")]);
});
