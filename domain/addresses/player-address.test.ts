import fc from "fast-check";
import { playerAddress } from "./player-address";

const ID = "dQw4w9_gX-Q";
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?list=PL1&v=${ID}&t=12s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/embed/${ID}?autoplay=1`,
  YOUTUBE,
])("%s is played without cookies", (written) => {
  expect(playerAddress(written)).toBe(YOUTUBE);
});

it.each([
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/0a1b2c3d4e", "https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e"],
  ["https://vimeo.com/channels/staff/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c", "https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c"],
])("%s is played at %s", (written, player) => {
  expect(playerAddress(written)).toBe(player);
});

it.each([
  "https://video.example.no/embed/nattekspressen",
  "https://youtube.com.example.no/watch?v=dQw4w9_gX-Q",
  "https://www.youtube.com/@kanalen",
  "https://www.youtube.com/watch?v=for-kort",
  "https://vimeo.com/om-oss",
])("%s is not changed", (written) => {
  expect(playerAddress(written)).toBe(written);
});

it("accepts any text, and is idempotent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (written) => {
      expect(playerAddress(playerAddress(written))).toBe(playerAddress(written));
    }),
  );
});
