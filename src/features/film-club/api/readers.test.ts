import fc from "fast-check";
import { anyTime } from "../../../../domain/time/testing/any-time";
import { fieldsOf, readableOf } from "../../../lib/http/read-answer";
import { HttpError } from "../../../lib/http/send";
import { readMovieInfo } from "./movie-info";
import { readReview } from "./review";
import { readLogin, readNewAccount } from "./sign-in-answers";
import { readSeats, readTicket } from "./ticket";

const ACCOUNT = { email: "demo@example.no", password: "hemmelig", userName: "Demo" };

const MOVIE = { Title: "Solrun", MovieId: 7, Edis: ["1"], Rating: 4, RatingCount: 2, Poster: "/p.jpg", link: "/s-1" };
const TIME = "2026-12-01T18:00:00+01:00";
const REVIEW = { id: 1, comment: "Fin", rating: 5, addedAt: TIME, likesCount: 2, movieId: 7, userId: 3, userName: "D" };
const SEATS = { info: "Fri", rows: [{ row: 4, seats: [7, "8"] }] };
const TICKET = { movieId: 7, movieTitle: "S", qrCode: "QR", startTime: TIME, expirationDate: TIME, seatsInfo: SEATS };

type Reader = (answer: unknown) => unknown;

const READERS: readonly (readonly [string, Reader, object])[] = [
  ["movieInfo", readMovieInfo, MOVIE],
  ["a review", readReview, REVIEW],
  ["a ticket", readTicket, TICKET],
  ["seats", (answer: unknown) => readSeats(fieldsOf({ seatsInfo: answer }, "tickets")), SEATS],
  ["login", (answer: unknown) => readLogin(answer, ACCOUNT), { marsToken: "m", UserInfo: { Email: "a@b.no" } }],
  ["createUser", (answer: unknown) => readNewAccount(answer, ACCOUNT), { Token: "t", ContactEmail: "a@b.no" }],
];

/** Whether a reader returned a value. Any other error than the documented one fails the test. */
const isRead = (read: (answer: unknown) => unknown, answer: unknown): boolean => {
  try {
    read(answer);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.kind === "answer") return false;
    throw error;
  }
};

/** A valid response with one field replaced by any JSON. */
const spoilt = (sound: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(sound)), fc.oneof(fc.jsonValue(), anyTime))
    .map(([name, value]) => ({ ...sound, [name]: value }));

beforeAll(() => void jest.spyOn(console, "error").mockImplementation());
afterAll(() => void jest.restoreAllMocks());

describe.each(READERS)("the reader of %s", (_what, read, sound) => {
  test("reads a valid response", () => expect(isRead(read, sound)).toBe(true));

  test("throws only the documented error for any JSON", () =>
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), spoilt(sound)), (answer) => void isRead(read, answer))));

  test("keeps every valid item of a list, in order, among any others", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(sound), spoilt(sound), fc.jsonValue())), (items) => {
        const expected = items.filter((item) => isRead(read, item)).map(read);
        expect(readableOf(items, "list", read)).toEqual(expected);
      }),
    ));
});

test("a review without likes has none, and one that says nothing of the member is not liked", () => {
  const { likesCount: _none, ...rest } = REVIEW;
  expect(readReview({ ...rest, isLiked: null })).toMatchObject({ likesCount: 0, isLiked: false });
  expect(readReview({ ...REVIEW, isLiked: true, comment: null, userName: null, userId: null })).toMatchObject({
    likesCount: 2,
    isLiked: true,
    comment: null,
    userName: null,
    userId: null,
  });
});

test("a film without ratings has no mean, and one without a count keeps its mean", () => {
  expect(readMovieInfo({ ...MOVIE, Rating: 3, RatingCount: 0 })).toMatchObject({ rating: null, ratingCount: 0 });
  expect(readMovieInfo({ ...MOVIE, Rating: 0 })).toMatchObject({ rating: null, ratingCount: 2 });
  const { RatingCount: _none, ...rest } = MOVIE;
  expect(readMovieInfo(rest)).toMatchObject({ rating: 4, ratingCount: 0 });
});

const { Edis: _edis, ...WITHOUT_EDIS } = MOVIE;

test.each<readonly [string, Reader, object, object]>([
  ["a rating in text", readMovieInfo, { ...MOVIE, Rating: "4.3" }, { title: "Solrun", rating: 4.3 }],
  ["an unreadable rating", readMovieInfo, { ...MOVIE, Rating: "fire" }, { title: "Solrun", rating: null }],
  ["no EDI numbers", readMovieInfo, WITHOUT_EDIS, { title: "Solrun", edis: [] }],
  ["one EDI number", readMovieInfo, { ...MOVIE, Edis: 20261 }, { edis: ["20261"] }],
  ["an unreadable EDI number", readMovieInfo, { ...MOVIE, Edis: ["1", {}] }, { edis: ["1"] }],
  ["a title of digits", readMovieInfo, { ...MOVIE, Title: 1917 }, { title: "1917" }],
  ["an unreadable like", readReview, { ...REVIEW, isLiked: "ja" }, { comment: "Fin", isLiked: false }],
  ["an expiry since 1970", readTicket, { ...TICKET, expirationDate: 1796148000 }, { expirationDate: 1796148000000 }],
  [
    "an unreadable expiry",
    readTicket,
    { ...TICKET, expirationDate: {} },
    { expirationDate: Date.UTC(2026, 11, 2, 17) },
  ],
  ["unreadable seats", readTicket, { ...TICKET, seatsInfo: 7 }, { qrCode: "QR", seatsInfo: { info: null, rows: [] } }],
  ["a code of digits", readTicket, { ...TICKET, qrCode: 118 }, { qrCode: "118" }],
  ["a numeric token", (answer) => readLogin(answer, ACCOUNT), { marsToken: 42 }, { token: "42" }],
  ["unreadable information", (answer) => readLogin(answer, ACCOUNT), { marsToken: "m", UserInfo: 7 }, { token: "m" }],
])("%s costs nothing else", (_what, read, answer, expected) => expect(read(answer)).toMatchObject(expected));

test.each([
  [
    { marsToken: "m", UserInfo: "a@b.no", userName: "Kari" },
    { token: "m", email: "a@b.no", userName: "Kari" },
  ],
  [
    { marsToken: "m", UserInfo: { Email: "a@b.no" } },
    { token: "m", email: "a@b.no", userName: ACCOUNT.email },
  ],
  [
    { marsToken: "m", UserInfo: null },
    { token: "m", email: ACCOUNT.email, userName: ACCOUNT.email },
  ],
  [
    { marsToken: "m", UserInfo: { Email: "" } },
    { token: "m", email: ACCOUNT.email, userName: ACCOUNT.email },
  ],
])("a login that the platform says little of has the e-mail that was sent: %j", (answer, expected) => {
  expect(readLogin(answer, ACCOUNT)).toEqual(expected);
});

test("a new account that the platform says little of has what was sent", () => {
  expect(readNewAccount({ Token: "t" }, ACCOUNT)).toEqual({ token: "t", email: ACCOUNT.email, userName: "Demo" });
});
