import { COVER_REVIEWS_KEY, LOCAL_LIST_KEY, PROFILE_KEY, SCHEDULED_KEY, WALLET_KEY } from "../film-club/film-club";
import { STORED } from "./stored";

test.each([PROFILE_KEY, LOCAL_LIST_KEY, WALLET_KEY, SCHEDULED_KEY, COVER_REVIEWS_KEY])(
  "lists %s, which the film club stores",
  (key) => {
    expect(STORED.filter(({ name, where }) => where === "localStorage" && name.test(key))).toHaveLength(1);
  },
);
