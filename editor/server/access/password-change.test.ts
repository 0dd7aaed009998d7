import { ACCOUNT_ROUTES } from "../../api/accounts";
import { ROUTES } from "../../api/api";
import { hostedDesk, PASSWORD } from "../testing/hosted-desk";

let desk: Awaited<ReturnType<typeof hostedDesk>>;
beforeAll(async () => {
  desk = await hostedDesk();
});
afterAll(() => desk.close());

const NEW = "et helt nytt lerret i salen";

const change = (by: Pick<ReturnType<typeof desk.newBrowser>, "ask">, old: string, password: string) =>
  by.ask({ method: "POST", url: ACCOUNT_ROUTES.password, body: { old, password } });

const mayUse = async (by: Pick<ReturnType<typeof desk.newBrowser>, "ask">) =>
  (await by.ask({ url: ROUTES.desk })).statusCode === 200;

test("a password is changed by who knows the old one; other sessions end, and it is noted", async () => {
  const person = await desk.newPerson("Kari", "editor");
  const other = desk.newBrowser();
  await other.login(person.email, PASSWORD);
  const before = person.cookie();
  expect((await change(person, PASSWORD, NEW)).statusCode).toBe(200);
  expect(person.cookie()).not.toBe(before);
  expect([await mayUse(person), await mayUse(other)]).toEqual([true, false]);
  expect((await other.login(person.email, PASSWORD)).statusCode).toBe(401);
  expect((await other.login(person.email, NEW)).statusCode).toBe(200);
  const kinds = desk.accounts.audit.entries().entries.map(({ who, what }) => `${who}: ${what}`);
  expect(kinds).toContain("Kari: Byttet passord");
});

test("a wrong old password, a short one and one's own name change nothing", async () => {
  const person = await desk.newPerson("Olav", "admin");
  const other = desk.newBrowser();
  await other.login(person.email, PASSWORD);
  expect((await change(person, "feil passord her", NEW)).json()).toMatchObject({
    message: expect.stringContaining("Det gamle passordet er feil"),
  });
  expect((await change(person, PASSWORD, "kort")).statusCode).toBe(400);
  expect((await change(person, PASSWORD, person.email)).statusCode).toBe(400);
  expect(await mayUse(other)).toBe(true);
  expect((await desk.newBrowser().login(person.email, PASSWORD)).statusCode).toBe(200);
});

test("guesses of the old password are limited, and nobody changes one without a login", async () => {
  const person = await desk.newPerson("Siri", "editor");
  const codes: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) codes.push((await change(person, `gjetning ${guess}`, NEW)).statusCode);
  expect(codes.slice(-1)).toEqual([429]);
  expect((await change(desk.newBrowser(), PASSWORD, NEW)).statusCode).toBe(401);
});
