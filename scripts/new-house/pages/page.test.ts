import { houseFor } from "../testing/house";
import { aboutPage } from "./about";
import { accessibilityPage } from "./accessibility";
import { article } from "./article";
import { frame } from "./frame";
import { anchor, html } from "./html";
import { page, ROWS } from "./page";

test("what is put into HTML is text", () => {
  expect(html`<p>${"<b>&\"'"} ${3}</p>`).toBe("<p>&lt;b&gt;&amp;&quot;' 3</p>");
  expect(anchor("/a?b=1&c", "Les <mer>")).toBe('<a href="/a?b=1&amp;c">Les &lt;mer&gt;</a>');
});

test("a page with one block has it in a plain row, and what is left out is empty", () => {
  const block = { component: "offline", id: "uten-nett" };
  expect(page({ id: "a", title: "Tittel", path: "/a", description: "Om a.", block })).toEqual({
    "pages/a.json": {
      id: "a",
      title: "Tittel",
      path: "/a",
      pageType: "ordinary",
      layout: "default",
      template: { rows: [ROWS.plain] },
      sources: [],
      blocks: [
        {
          component: "offline",
          hide: false,
          id: "uten-nett",
          place: { row: 1, column: 1, order: 1 },
          data: {},
          settings: {},
        },
      ],
      meta: { nb: { title: "Tittel", description: "Om a.", keywords: [] } },
    },
  });
});

test("a page with sources filters them, and has blocks where they are put", () => {
  const made = page({
    id: "a",
    title: "Tittel",
    metaTitle: "Tittel i søk",
    path: "/:film",
    description: "",
    image: "hus",
    rows: [ROWS.cover, ROWS.sided],
    sources: [
      { name: "film", model: "production", one: true, where: { object: "movie", parentSlug: ":film" } },
      { name: "program", model: "event" },
    ],
    blocks: [
      { component: "cover", id: "topp", at: [2, 1, 3], data: { production: "film" }, settings: { text: "Hei" } },
    ],
  })["pages/a.json"];
  expect(made).toMatchObject({
    pageType: "standard",
    template: { rows: [ROWS.cover, ROWS.sided] },
    sources: [
      {
        name: "film",
        model: "production",
        collection: false,
        filters: [
          { property: "object", value: "movie", operator: "eq" },
          { property: "parentSlug", value: ":film", operator: "eq" },
        ],
      },
      { name: "program", model: "event", collection: true, filters: [] },
    ],
    blocks: [{ place: { row: 2, column: 1, order: 3 }, data: { production: "film" }, settings: { text: "Hei" } }],
    meta: { nb: { title: "Tittel i søk", image: "tegninger/hus.jpg" } },
  });
});

test("a page's picture may be that of a source", () => {
  const made = page({
    id: "a",
    title: "",
    path: "/a",
    description: "",
    image: "{film.poster}",
    block: { component: "x", id: "x" },
  });
  expect(made["pages/a.json"]?.meta.nb).toMatchObject({ image: "{film.poster}" });
});

test("an article is of the day on which the house was made", () => {
  const facts = {
    id: "nytt",
    title: "Nytt",
    summary: "Kort.",
    content: ["<p>Nytt.</p>"],
    image: "hus",
    category: "culture",
    order: 2,
  } as const;
  expect(article(houseFor(["kino"]), facts)["articles/nytt.json"]).toMatchObject({
    ...facts,
    slug: "nytt",
    image: { image: "tegninger/hus.jpg" },
    createdAt: "2026-11-24T08:00",
    updatedAt: "2026-11-24T08:00",
  });
});

const textOf = (file: object): string => JSON.stringify(file);
const SELLER = { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." };

test("practical information has opening hours where they are known, and companions where tickets are sold", () => {
  const blocksOf = (house: Parameters<typeof aboutPage>[0]) =>
    aboutPage(house)["pages/praktisk-informasjon.json"]?.blocks.map(({ component, place }) => [
      component,
      place.row,
      place.column,
      place.order,
    ]);
  expect(blocksOf(houseFor(["kino"]))).toEqual([
    ["cover", 1, 1, 1],
    ["rich-text", 2, 1, 1],
    ["opening-hours", 2, 2, 1],
    ["contact", 2, 2, 2],
  ]);
  expect(blocksOf(houseFor(["bibliotek"]))).toHaveLength(4);
  expect(blocksOf(houseFor(["kantine"]))).toHaveLength(3);
  expect(textOf(aboutPage(houseFor(["kino"])))).toContain("<p>Vikahuset, Strandveien 4, 9999 Vika.</p>");
  expect(textOf(aboutPage(houseFor(["kino"])))).not.toContain("Ledsagerbevis");
  expect(textOf(aboutPage(houseFor(["kino"], { ticketSeller: SELLER })))).toContain(
    '<h2>Ledsagerbevis</h2>","<p>Velg «Ledsager».</p>',
  );
});

test("the accessibility statement has a telephone where there is one, and mentions others' pages where they are used", () => {
  const text = (more: object = {}) => textOf(accessibilityPage(houseFor(["kantine"], more)));
  expect(text()).not.toContain("eller ring");
  expect(text({ phone: "69 00 00 01" })).toContain(" eller ring 69 00 00 01. Fortell hvilken side");
  expect(text()).not.toContain("andre leverandører");
  for (const more of [{ ticketSeller: SELLER }, { bookingUrl: "https://booking.example.no" }])
    expect(text(more)).toContain("andre leverandører");
});

describe("the frame of a site", () => {
  const links = [{ label: "Praktisk", path: "/praktisk-informasjon" }];
  const framed = (parts: Parameters<typeof houseFor>[0]) => {
    const files: Readonly<Record<string, { blocks: readonly { component: string; settings: object }[] } | undefined>> =
      frame(houseFor(parts), links);
    return {
      files,
      front: files["pages/forside.json"]?.blocks.map(({ component }) => component),
      settingsOf: (file: string) => files[`pages/${file}.json`]?.blocks[0]?.settings,
    };
  };

  it("has a front page with what is shown, or else a picture of the house", () => {
    expect(framed(["kino", "kultur"]).front).toEqual(["schedule", "culture-programme", "quick-links"]);
    expect(framed(["bibliotek"]).front).toEqual(["cover", "culture-programme", "quick-links"]);
    expect(framed(["kantine"]).front).toEqual(["cover", "quick-links"]);
    expect(framed(["kantine"]).files["pages/forside.json"]?.blocks.at(-1)?.settings).toEqual({
      heading: "Finn fram",
      links,
    });
  });

  it("leads to the programme from pages that are missing, where there is one", () => {
    const programme = { label: "Se kinoprogrammet", path: "/kinoprogram" };
    const [front, search] = [
      { label: "Gå til forsiden", path: "/" },
      { label: "Søk på nettstedet", path: "/sok" },
    ];
    expect(framed(["kino"]).settingsOf("404")).toMatchObject({ links: [front, programme, search] });
    expect(framed(["kantine"]).settingsOf("404")).toMatchObject({ links: [front, search] });
    expect(framed(["kino"]).settingsOf("uten-nett")).toMatchObject({
      links: [programme, { label: "Forsiden", path: "/" }],
    });
    expect(framed(["kino"]).settingsOf("sok")).toMatchObject({ ways: [front, programme] });
  });

  it("links to the culture programme only where there is one", () => {
    const settings = (...parts: Parameters<typeof houseFor>[0]) =>
      textOf(framed(parts).files["pages/forside.json"]?.blocks ?? []);
    expect(settings("kultur")).toContain('"heading":"Kultur i huset","limit":6,"link":{');
    expect(settings("bibliotek")).toContain('"heading":"Dette skjer","limit":6,"emptyText"');
  });
});
