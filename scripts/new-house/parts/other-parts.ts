import type { Contribution, House } from "../house";
import { cover } from "../pages/cover";
import { html } from "../pages/html";
import { page, ROWS } from "../pages/page";
import { type Motif, pictureOf } from "../pictures/motifs";
import { sidebar } from "./sidebar";

interface PartPage {
  readonly id: "kulturskole" | "kantine";
  readonly title: string;
  readonly path: string;
  readonly motif: Motif;
  readonly lead: string;
  readonly text: readonly string[];
  readonly description: string;
}

const partPage = (house: House, { id, title, path, motif, lead, text, description }: PartPage): Contribution => ({
  files: page({
    id,
    title,
    path,
    rows: [ROWS.cover, ROWS.sided],
    blocks: [
      cover({ motif, heading: title, text: lead }),
      { component: "rich-text", id: "tekst", at: [2, 1, 1], settings: { html: text } },
      ...sidebar(house, id),
    ],
    description,
    image: motif,
  }),
  menu: { label: title, entries: [[title, path]] },
  links: [{ label: title, path, text: lead, picture: pictureOf(motif) }],
});

/** The school of music and performing arts. */
export const school = (house: House): Contribution =>
  partPage(house, {
    id: "kulturskole",
    title: "Kulturskolen",
    path: "/kulturskolen",
    motif: "scene",
    lead: "Spill, dans, syng, mal eller stå på scenen.",
    text: [
      html`<p>Kulturskolen er for barn og unge i ${house.municipality}. Du trenger ikke å kunne noe fra før; de fleste begynner med å prøve.</p>`,
      "<h2>Slik søker du plass</h2>",
      "<p>Ta kontakt med oss, så forteller vi hvilke fag som har ledig plass, hva det koster, og når undervisningen er. Er det fullt, setter vi deg på venteliste.</p>",
    ],
    description: `Kulturskolen på ${house.name}: hvem den er for, og hvordan du søker plass.`,
  });

/** The canteen. */
export const canteen = (house: House): Contribution =>
  partPage(house, {
    id: "kantine",
    title: "Kantina",
    path: "/kantina",
    motif: "kopp",
    lead: "Kaffe, noe å bite i og et bord å møtes ved.",
    text: [
      "<p>Kantina er åpen for alle, enten du skal på noe i huset eller bare vil sitte litt. Ta gjerne med barna, arbeidet eller strikketøyet.</p>",
      "<h2>Allergier</h2>",
      "<p>Spør den som serverer om hva maten inneholder. Si fra om allergier før du bestiller.</p>",
    ],
    description: `Kantina på ${house.name}: åpningstider og servering.`,
  });
