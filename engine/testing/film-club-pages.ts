import type { TestContent } from "./test-content";

const screen = (name: string) => ({ component: "member-screen", settings: { screen: name } });
const list = (component: string) => ({ component, settings: { emptyText: "Tomt." } });

const PAGES = {
  innlogging: screen("login"),
  medlem: screen("account"),
  passord: screen("password"),
  meg: screen("profile"),
  liste: list("watch-list"),
  billetter: list("tickets"),
};

/** Adds a page for each screen of a film club to the test site, at other addresses: "/innlogging". */
export const withFilmClub = (content: TestContent): TestContent =>
  Object.entries(PAGES).reduce(
    (all, [name, block]) =>
      all.copy("pages/404.json", `pages/${name}.json`, {
        id: name,
        path: `/${name}`,
        title: name,
        blocks: [{ ...block, id: "skjerm", place: { row: 1, column: 1, order: 1 } }],
        "meta.nb.title": name,
        "meta.nb.description": `Om ${name}.`,
      }),
    content,
  );
