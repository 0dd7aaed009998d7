import { firstValueFrom, type Observable } from "rxjs";
import { createClient } from "../../../lib/http/client";
import { startServer, type TestServer } from "../../../lib/http/testing/test-server";
import { toCallError } from "./call-error";
import { type FilmClubApi, filmClubApi } from "./film-club-api";

let server: TestServer;
afterEach(() => server.close());

const platform = async (handle: Parameters<typeof startServer>[0]): Promise<FilmClubApi> => {
  server = await startServer(handle);
  return filmClubApi(createClient({ baseUrl: `${server.url}/118` }));
};

const seen = () => server.calls.map(({ method, url }) => `${method} ${url}`);
const failureOf = (answer$: Observable<unknown>) => firstValueFrom(answer$).then(() => null, toCallError);

const CREDENTIALS = { email: "demo@example.no", password: "hemmelig" };
const ACCOUNT = { ...CREDENTIALS, userName: "Demomedlem" };

describe("logging in", () => {
  test("sends Email and Password, and reads the profile", async () => {
    const api = await platform(() => ({
      body: { marsToken: "mars", UserName: "Demo", UserInfo: { Email: "annen@example.no" } },
    }));
    expect(await firstValueFrom(api.login(CREDENTIALS))).toEqual({
      token: "mars",
      userName: "Demo",
      email: "annen@example.no",
    });
    expect(seen()).toEqual(["POST /118/login"]);
    expect(server.calls[0]?.headers["content-type"]).toContain("application/json");
    expect(JSON.parse(server.calls[0]?.body ?? "")).toEqual({ Email: CREDENTIALS.email, Password: "hemmelig" });
  });

  test.each([[{ UserName: "Demo" }], [{ marsToken: "" }], [{ marsToken: null, UserName: "Demo" }]])(
    "fails without a marsToken, with the response: %j",
    async (body) => {
      const api = await platform(() => ({ body }));
      const message = "The answer of login carries no marsToken";
      expect(await failureOf(api.login(CREDENTIALS))).toEqual({ kind: "answer", message, body });
    },
  );
});

describe("creating an account", () => {
  test("sends email, password and userName, and reads the profile", async () => {
    const api = await platform(() => ({ body: { Token: "t", UserName: "Demo", ContactEmail: "annen@example.no" } }));
    expect(await firstValueFrom(api.createAccount(ACCOUNT))).toEqual({
      token: "t",
      userName: "Demo",
      email: "annen@example.no",
    });
    expect(seen()).toEqual(["POST /118/createUser"]);
    expect(JSON.parse(server.calls[0]?.body ?? "")).toEqual(ACCOUNT);
  });

  test("fails without a Token, whatever else is there", async () => {
    const api = await platform(() => ({ body: { marsToken: "mars", UserName: "Demo" } }));
    expect(await failureOf(api.createAccount(ACCOUNT))).toMatchObject({ kind: "answer" });
  });
});

describe("ending the session", () => {
  const NOBODY = JSON.stringify({ Email: "", Password: "" });
  type Answers = Partial<Record<"login" | "watchlist", ReturnType<Parameters<typeof startServer>[0]>>>;
  const answering = ({ login, watchlist }: Answers) =>
    platform(({ url }) => (url.includes("/login") ? login : watchlist) ?? { status: 401 });

  test("sends a login that must fail, and then checks whether the session still exists", async () => {
    const api = await answering({});
    expect(await firstValueFrom(api.endSession())).toBe("ended");
    expect(seen()).toEqual(["POST /118/login", "GET /118/watchlist?skip=0&take=1"]);
    expect(server.calls[0]?.body).toBe(NOBODY);
  });

  test.each<[string, Answers]>([
    ["that still gives the list", { watchlist: { body: [] } }],
    ["that is in trouble", { watchlist: { status: 500 } }],
    ["that forbids", { watchlist: { status: 403 } }],
    ["that hangs up", { watchlist: "hang up" }],
    ["that answers with another page", { watchlist: { status: 404, body: "<h1>Borte</h1>" } }],
  ])("does not report the session as ended with a platform %s", async (_name, answers) => {
    const api = await answering(answers);
    expect(await firstValueFrom(api.endSession())).toBe("left");
  });

  test.each<[string, Answers]>([
    ["succeeds against all reason", { login: { body: { marsToken: "mars" } } }],
    ["is not answered in order", { login: "hang up" }],
    ["meets a server in trouble", { login: { status: 503 } }],
  ])("checks the session also when the login %s", async (_name, answers) => {
    const api = await answering(answers);
    expect(await firstValueFrom(api.endSession())).toBe("ended");
    expect(seen()).toHaveLength(2);
  });

  test("completes also after unsubscribing", async () => {
    const api = await answering({});
    api.endSession().subscribe().unsubscribe();
    for (let turn = 0; turn < 100 && server.calls.length < 2; turn += 1) await new Promise((on) => setTimeout(on, 20));
    expect(seen()).toHaveLength(2);
    expect(server.cancelled()).toBe(0);
  });

  test("ends before a login or a new account that follows immediately", async () => {
    const api = await platform(({ url, body }) => {
      if (body === NOBODY || url.includes("/watchlist")) return { status: 401 };
      return { body: { marsToken: "mars", Token: "t" } };
    });
    const end = firstValueFrom(api.endSession());
    await Promise.all([firstValueFrom(api.login(CREDENTIALS)), firstValueFrom(api.createAccount(ACCOUNT))]);
    expect(await end).toBe("ended");
    expect(server.calls.slice(0, 2).map(({ url }) => url)).toEqual(["/118/login", "/118/watchlist?skip=0&take=1"]);
    expect(server.calls[0]?.body).toBe(NOBODY);
  });
});

describe("a forgotten password", () => {
  test("counts as sent when the answer is empty", async () => {
    const api = await platform(() => ({ body: "" }));
    expect(await failureOf(api.forgotPassword("a@example.no"))).toBeNull();
    expect(server.calls[0]).toMatchObject({ url: "/118/forgotPassword", body: '{"Email":"a@example.no"}' });
  });

  test.each([["Ukjent"], [{ error: "unknown" }], ["null"]])("fails when it is %j", async (body) => {
    const api = await platform(() => ({ body }));
    expect(await failureOf(api.forgotPassword("a@example.no"))).toMatchObject({ kind: "answer" });
  });
});

const MOVIE = {
  Title: "Solrun",
  MovieId: 7,
  Edis: ["20261", 20262],
  Rating: 4.2,
  RatingCount: 9,
  link: "/solrun-20261",
};

test("a film is mapped to the site's names", async () => {
  const api = await platform(() => ({ body: { ...MOVIE, Poster: "https://film.example.no/p.jpg" } }));
  expect(await firstValueFrom(api.movieInfo("20261"))).toEqual({
    title: "Solrun",
    movieId: "7",
    edis: ["20261", "20262"],
    rating: 4.2,
    ratingCount: 9,
    poster: "https://film.example.no/p.jpg",
    link: "/solrun-20261",
  });
  expect(seen()).toEqual(["GET /118/movieInfo?ediNumber=20261"]);
});

test("a film without an id, or with an invalid title, is an invalid response", async () => {
  const api = await platform(({ url }) => ({
    body: url.endsWith("1") ? { ...MOVIE, MovieId: null } : { ...MOVIE, Title: {} },
  }));
  const start = "The answer of movieInfo is not as agreed:";
  expect(await failureOf(api.movieInfo("1"))).toMatchObject({ kind: "answer", message: `${start} movieId is missing` });
  expect(await failureOf(api.movieInfo("2"))).toMatchObject({ kind: "answer", message: `${start} title is no text` });
});

const review = (id: number) => ({
  id,
  comment: "Fin",
  rating: 5,
  addedAt: "2026-07-01T20:00:00+00:00",
  likesCount: 2,
  movieId: 7,
  userId: 3,
  userName: "Demomedlem 12",
  image: null,
  isLiked: true,
});

/** Responds with pages of a list by skip and take. */
const paged = (url: string, items: readonly unknown[]) => {
  const query = new URL(url, "http://localhost").searchParams;
  const skip = Number(query.get("skip"));
  return { body: items.slice(skip, skip + Number(query.get("take"))) };
};

test("reviews are fetched a page of twenty at a time, with Oslo times", async () => {
  const all = Array.from({ length: 45 }, (_, index) => review(index));
  const api = await platform(({ url }) => paged(url, all));
  const pageAt = (skip: number) => firstValueFrom(api.reviews({ ediNumber: "20261", skip }));
  const pages = [await pageAt(0), await pageAt(20), await pageAt(40)];
  expect(pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))).toEqual(all.map(({ id }) => id));
  expect(pages.map(({ skip, sent, isLast }) => ({ skip, sent, isLast }))).toEqual([
    { skip: 0, sent: 20, isLast: false },
    { skip: 20, sent: 20, isLast: false },
    { skip: 40, sent: 5, isLast: true },
  ]);
  const first = { ...review(0), id: "0", movieId: "7", userId: "3", addedAt: "2026-07-01T22:00" };
  expect(pages[0]?.items[0]).toEqual(first);
  expect(seen()).toEqual([0, 20, 40].map((skip) => `GET /118/reviews?ediNumber=20261&skip=${skip}&take=20`));
});

const TICKET = {
  movieId: 7,
  movieTitle: "Solrun",
  qrCode: "QR",
  startTime: "2026-12-01T18:00:00+01:00",
  expirationDate: "2026-12-01T20:00:00+01:00",
  Poster: "/p.jpg",
  Screen: "Sal 1",
  seatsInfo: { info: "Rad 4", rows: [{ row: 4, seats: [7, "8"] }] },
};

test("tickets are fetched in pages of ten and mapped to the site's names", async () => {
  const api = await platform(({ url }) => paged(url, [TICKET]));
  expect(await firstValueFrom(api.tickets())).toEqual([
    {
      movieId: "7",
      movieTitle: "Solrun",
      notes: null,
      qrCode: "QR",
      qrUrl: null,
      startTime: "2026-12-01T18:00",
      expirationDate: Date.UTC(2026, 11, 1, 19),
      image: "/p.jpg",
      sal: "Sal 1",
      seatsInfo: { info: "Rad 4", rows: [{ row: "4", seats: ["7", "8"] }] },
    },
  ]);
  expect(seen()).toEqual(["GET /118/tickets?skip=0&take=10"]);
});

test("tickets may have no seats, or seats in one text; a time without offset is Oslo time", async () => {
  const answers: unknown[] = [
    [{ ...TICKET, seatsInfo: null }],
    [{ ...TICKET, SeatsInfo: undefined, seatsInfo: { rows: [{ row: "A", seats: "4, 5" }] } }],
    [{ ...TICKET, startTime: "2026-12-01T18:00:00", expirationDate: "2026-07-01T20:00" }],
    "<html>",
  ];
  const api = await platform(() => ({ body: answers.shift() }));
  expect((await firstValueFrom(api.tickets()))[0]?.seatsInfo).toEqual({ info: null, rows: [] });
  expect((await firstValueFrom(api.tickets()))[0]?.seatsInfo.rows).toEqual([{ row: "A", seats: ["4", "5"] }]);
  expect(await firstValueFrom(api.tickets())).toMatchObject([
    { startTime: "2026-12-01T18:00", expirationDate: Date.UTC(2026, 6, 1, 18) },
  ]);
  expect(await failureOf(api.tickets())).toMatchObject({ kind: "answer", body: "<html>" });
});

describe("an item that cannot be read", () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  test("is left out of the reviews and logged, and counted, so that the next page begins where this one ends", async () => {
    const all = Array.from({ length: 25 }, (_, index) => (index === 3 ? { ...review(3), addedAt: 7 } : review(index)));
    const api = await platform(({ url }) => paged(url, all));
    const { items, sent, isLast } = await firstValueFrom(api.reviews({ ediNumber: "20261", skip: 0 }));
    expect(items).toHaveLength(19);
    expect({ sent, isLast }).toEqual({ sent: 20, isLast: false });
    expect(logged.mock.calls).toEqual([
      ["An item of reviews was left out", expect.objectContaining({ kind: "answer" })],
    ]);
  });

  test("is left out of tickets and watch list", async () => {
    const api = await platform(({ url }) => ({
      body: url.includes("tickets") ? [null, TICKET] : [{ ...MOVIE, MovieId: {} }, MOVIE],
    }));
    expect(await firstValueFrom(api.tickets())).toHaveLength(1);
    expect(await firstValueFrom(api.watchList(null))).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test("removes only its seat row from a ticket", async () => {
    const rows = [{ row: 4, seats: [7] }, { seats: [8] }];
    const api = await platform(() => ({ body: [{ ...TICKET, seatsInfo: { rows } }] }));
    const [ticket] = await firstValueFrom(api.tickets());
    expect(ticket?.seatsInfo.rows).toEqual([{ row: "4", seats: ["7"] }]);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

const movies = (count: number) => Array.from({ length: count }, (_, index) => ({ ...MOVIE, MovieId: index }));

test("the watch list sends the token first, and is fetched in pages of ten", async () => {
  const api = await platform(({ url }) => (url.endsWith("switchTokensDx") ? { body: "" } : paged(url, movies(20))));
  expect(await firstValueFrom(api.watchList("mars"))).toHaveLength(20);
  expect(seen()).toEqual([
    "POST /118/switchTokensDx",
    "GET /118/watchlist?skip=0&take=10",
    "GET /118/watchlist?skip=10&take=10",
    "GET /118/watchlist?skip=20&take=10",
  ]);
  expect(server.calls[0]).toMatchObject({ body: "", headers: { "x-token": "mars" } });
});

test("without a token switchTokensDx is not called", async () => {
  const api = await platform(() => ({ body: [] }));
  await firstValueFrom(api.watchList(null));
  expect(seen()).toEqual(["GET /118/watchlist?skip=0&take=10"]);
});

test("the list is not fetched when the platform refuses the token", async () => {
  const api = await platform(() => ({ status: 401, body: "nei" }));
  expect(await failureOf(api.watchList("mars"))).toEqual({
    kind: "status",
    status: 401,
    message: "Request failed with status code 401",
    body: "nei",
  });
  expect(seen()).toEqual(["POST /118/switchTokensDx"]);
});

test.each([
  [true, true],
  [{ id: 1 }, true],
  ["ok", true],
  [false, false],
  ["", false],
  [0, false],
])("adding sends the film's id, and %j means %s", async (body, isAdded) => {
  const api = await platform(() => ({ body: typeof body === "string" ? body : JSON.stringify(body) }));
  expect(await firstValueFrom(api.addToWatchList("m7"))).toBe(isAdded);
  expect(server.calls[0]).toMatchObject({ url: "/118/addMovieToWatchList", body: '{"id":"m7"}' });
});

test("unsubscribing cancels the call", async () => {
  const api = await platform(() => "silence");
  const subscription = api.tickets().subscribe();
  while (server.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  subscription.unsubscribe();
  while (server.cancelled() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.cancelled()).toBe(1);
});

test.each(["gives", "refuses"])("a member's own calls wait for a session that the platform %s", async (outcome) => {
  const requested: string[] = [];
  let answer = (): void => undefined;
  const switching = new Promise<unknown>((resolve, reject) => {
    answer = outcome === "gives" ? () => resolve("") : () => reject(new Error("nei"));
  });
  const api = filmClubApi({
    call: ({ path }) => {
      requested.push(path);
      return path === "/switchTokensDx" ? switching : Promise.resolve([]);
    },
  });
  const all = [
    api.watchList("mars"),
    api.tickets(),
    api.reviews({ ediNumber: "1", skip: 0 }),
    api.addToWatchList("m1"),
  ].map(failureOf);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(requested).toEqual(["/switchTokensDx"]);
  answer();
  await Promise.all(all);
  expect(requested).toEqual(expect.arrayContaining(["/tickets", "/reviews", "/addMovieToWatchList"]));
});
