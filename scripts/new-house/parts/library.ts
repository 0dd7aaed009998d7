import { happening, showings } from "../examples";
import type { Contribution, House } from "../house";
import { cover } from "../pages/cover";
import { html } from "../pages/html";
import { page, ROWS } from "../pages/page";
import { pictureOf } from "../pictures/motifs";
import { sidebar } from "./sidebar";

const libraryPage = (house: House) =>
  page({
    id: "biblioteket",
    title: "Biblioteket",
    path: "/biblioteket",
    rows: [ROWS.cover, ROWS.sided, ROWS.plain],
    sources: [{ name: "arrangementer", model: "event", where: { "production.typeText": "Bibliotek" } }],
    blocks: [
      cover({
        motif: "bibliotek",
        heading: "Biblioteket",
        text: "Gratis å låne, lett å spørre og lov til å bli sittende.",
      }),
      {
        component: "rich-text",
        id: "om-biblioteket",
        at: [2, 1, 1],
        settings: {
          html: [
            html`<p>Biblioteket er for alle. Du trenger ikke lånekort for å komme inn, lese en avis eller sette deg ned med ei bok. Spør gjerne den som er på vakt, både om bøker og om alt annet du lurer på.</p>`,
            "<h2>Bli låner</h2>",
            "<p>Nasjonalt lånekort er gratis og gjelder i bibliotek over hele landet. Ta med legitimasjon, så ordner vi kortet mens du venter.</p>",
            "<h2>Lån fra andre bibliotek</h2>",
            "<p>Finner du ikke det du leter etter, kan vi som regel låne det inn fra et annet bibliotek. Det koster ikke noe.</p>",
          ],
        },
      },
      ...sidebar(house, "bibliotek"),
      {
        component: "calendar-subscribe",
        id: "abonner",
        at: [2, 2, 3],
        settings: {
          heading: "Abonner på programmet",
          text: "Få det som skjer på biblioteket, i din egen kalender. Endringer kommer av seg selv.",
          calendar: "bibliotek",
        },
      },
      {
        component: "culture-programme",
        id: "hva-skjer",
        at: [3, 1, 1],
        data: { events: "arrangementer" },
        settings: {
          heading: "Hva skjer på biblioteket",
          ...(house.has("kultur") && { link: { label: "Se hele kulturprogrammet", path: "/kulturprogram" } }),
          emptyText: "Ingen arrangementer på biblioteket er lagt ut akkurat nå.",
        },
      },
    ],
    description: `Åpningstider, lån og det som skjer på biblioteket på ${house.name}.`,
    image: "bibliotek",
  });

/** A time in the library's first week within its opening hours: its events are for those who are there. */
const readingTime = ({ openingHours }: House): readonly (readonly [number, string])[] => {
  const [row] = openingHours.bibliotek ?? [];
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
  return [[Math.max(0, days.indexOf(row?.days[0] ?? "tuesday")), row?.opens ?? "11:00"]];
};

/** The library: its page, and its part of the programme. */
export const library = (house: House): Contribution => ({
  files: {
    ...libraryPage(house),
    ...happening({
      id: "lesestund",
      kind: "Bibliotek",
      title: "Lesestund for de minste",
      motif: "bibliotek",
      summary: "To bøker, en sang og god plass på teppet. For barn fra to til fem år, med en voksen.",
      minutes: 30,
      audience: ["children"],
    }),
    ...showings(house, { of: "lesestund", part: "bibliotek", at: readingTime(house) }),
  },
  menu: { label: "Bibliotek", entries: [["Biblioteket", "/biblioteket"]] },
  links: [
    {
      label: "Biblioteket",
      path: "/biblioteket",
      text: "Lån, les og bli sittende.",
      picture: pictureOf("bibliotek"),
    },
  ],
  redirects: { "/bibliotek": "/biblioteket" },
});
