import { ROUTES } from "../../api/api";
import { QUESTION_ROUTES, type Questions } from "../../api/questions";
import { REMOVAL_ROUTES } from "../../api/removal";
import { hostedDesk } from "../testing/hosted-desk";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
beforeAll(async () => {
  desk = await hostedDesk();
});
afterAll(() => desk.close());

test("questions follow a draft that is saved, and go with what is removed", async () => {
  const { ask: kari } = await desk.newPerson("Kari", "editor");
  const ola = await desk.newPerson("Ola", "editor");
  const post = async (url: string, body: object) => (await kari({ method: "POST", url, body })).json();
  const about = async () => {
    const { questions } = (await ola.ask({ url: QUESTION_ROUTES.questions })).json<Questions>();
    return questions.map(({ id, title }) => [id, title]);
  };
  const article = (await post(ROUTES.copies, { kind: "articles", id: "ledsagerbevis", title: "Jul" })).value;
  const draft = { kind: "articles", id: null, base: null, before: {}, editor: "" };
  const question = { kind: "articles", id: null, to: ola.id, text: "Ser dette riktig ut?" };
  expect(await post(QUESTION_ROUTES.questions, question)).toEqual({ message: expect.stringMatching(/^Lagre først/) });
  expect(await post(ROUTES.save, { ...draft, value: { ...article, summary: "" } })).toMatchObject({ outcome: "draft" });
  await post(QUESTION_ROUTES.questions, question);
  expect(await about()).toEqual([[null, "Jul"]]);
  expect(await post(ROUTES.save, { ...draft, value: article })).toMatchObject({ outcome: "saved", id: "jul" });
  expect(await about()).toEqual([["jul", "Jul"]]);
  const named = { kind: "articles", ids: ["jul"] };
  const { version } = await post(REMOVAL_ROUTES.plan, named);
  expect(await post(REMOVAL_ROUTES.remove, { ...named, version, editor: "" })).toMatchObject({ outcome: "saved" });
  expect(await about()).toEqual([]);
});
