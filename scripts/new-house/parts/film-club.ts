import type { Contribution } from "../house";
import { page, ROWS } from "../pages/page";

const BENEFITS = [
  "<p>Filmklubben er gratis og for alle som går på kino hos oss. Som medlem har du</p>",
  "<ul><li>lista over filmene du vil se, på alle enhetene dine</li><li>billettene dine på mobilen, også uten dekning</li></ul>",
];

interface Form {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly screen: "login" | "account" | "password" | "profile";
  readonly description: string;
  readonly html?: readonly string[];
}

const form = ({ id, title, path, screen, description, html }: Form) =>
  page({
    id,
    title,
    path,
    rows: [
      html === undefined
        ? ROWS.plain
        : {
            columns: [
              { medium: 7, large: 7 },
              { medium: 5, large: 5 },
            ],
          },
    ],
    blocks: [
      { component: "member-screen", id: "skjema", at: [1, 1, 1], settings: { screen } },
      ...(html === undefined
        ? []
        : [
            {
              component: "rich-text",
              id: "om-klubben",
              at: [1, 2, 1] as const,
              settings: { heading: screen === "password" ? "Slik gjør du det" : "Filmklubben", html },
            },
          ]),
    ],
    description,
  });

const own = () => ({
  ...page({
    id: "min-liste",
    title: "Min liste",
    path: "/min-side/liste",
    block: {
      component: "watch-list",
      id: "liste",
      settings: {
        emptyText: "Ingen filmer på lista ennå. Trykk på hjertet ved en film du vil se.",
        link: { label: "Finn en film på kino nå", path: "/filmer" },
      },
    },
    description: "Filmene du har lagt på lista di, med neste forestilling.",
  }),
  ...page({
    id: "mine-billetter",
    title: "Mine billetter",
    path: "/min-side/billetter",
    block: {
      component: "tickets",
      id: "billetter",
      settings: {
        emptyText: "Du har ingen billetter nå. Det du kjøper som medlem, ligger her, også uten dekning.",
        link: { label: "Se kinoprogrammet", path: "/kinoprogram" },
      },
    },
    description: "Billettene dine, klare til å vises i døra.",
  }),
});

/** The film club: login, account, password, and the member's own pages. */
export const filmClub = (): Contribution => ({
  files: {
    ...form({
      id: "logg-inn",
      title: "Logg inn",
      path: "/logg-inn",
      screen: "login",
      description: "Logg inn i filmklubben.",
      html: BENEFITS,
    }),
    ...form({
      id: "ny-konto",
      title: "Opprett konto",
      path: "/ny-konto",
      screen: "account",
      description: "Bli medlem av filmklubben.",
      html: [
        ...BENEFITS,
        '<p><a href="/article/personvernerklaering">Les personvernerklæringen vår</a> før du melder deg inn.</p>',
      ],
    }),
    ...form({
      id: "glemt-passord",
      title: "Glemt passord",
      path: "/glemt-passord",
      screen: "password",
      description: "Få et nytt passord til filmklubben.",
      html: [
        "<ol><li>Skriv e-postadressen du ble medlem med.</li><li>Åpne e-posten, og følg lenken i den.</li><li>Velg et nytt passord, og logg inn.</li></ol>",
      ],
    }),
    ...form({
      id: "min-side",
      title: "Min side",
      path: "/min-side",
      screen: "profile",
      description: "Profilen din i filmklubben.",
    }),
    ...own(),
  },
});
