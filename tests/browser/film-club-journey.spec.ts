import { leftBehind, spendEvening } from "./support/film-club-evening";
import { startFilmClubPlatform } from "./support/film-club-platform";
import { usePlatform } from "./support/film-platform";
import { expect, test } from "./support/test";

/** The site of the other partner is built and tested in the workshop. */
test("a member creates an account, logs in, adds a film, reads reviews, shows a ticket offline and logs out", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const platform = await startFilmClubPlatform();
  await usePlatform(page, platform.url118);
  try {
    await spendEvening({ page, context, platform, partner: 118, site: baseURL ?? "" });
    expect(await leftBehind(page)).toEqual([]);
  } finally {
    await platform.close();
  }
});
