import { answersSchema } from "../answers/answers";
import type { Part } from "../answers/parts";
import { composeHouse } from "../compose-house";
import { houseOf } from "../house";
import { logoFiles } from "../pictures/draw";
import { answersFor } from "../testing/answers";
import { HOUSES } from "../testing/houses";

/** What the law requires of a public house's statements, whatever the house has. */

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };
const SELLER = { name: "Billetten", url: "https://billett.example.no", companionPass: "Velg «Ledsager»." };

const statementsOf = (parts: readonly Part[], more: object = {}) => {
  const answers = answersSchema.parse(answersFor(parts, more));
  const content = composeHouse(houseOf({ ...answers, colors: COLORS }, "2026-11-24"), logoFiles(undefined));
  return (file: string): string => JSON.stringify(content[file]).replaceAll('\\"', '"');
};

const PRIVACY = "articles/personvernerklaering.json";
const ACCESSIBILITY = "pages/tilgjengelighetserklaering.json";
const COOKIES = "pages/informasjonskapsler.json";

/** Article 13 of the General Data Protection Regulation. */
const PRIVACY_POINTS: Readonly<Record<string, RegExp>> = {
  "the controller": /ansvarlig for nettstedet, er Vika kommune/,
  "how to reach the controller": /mailto:post@vikahuset\.example\.no/,
  "the data protection officer": /personvernombud/,
  "a legal basis": /<dt>Rettslig grunnlag<\/dt><dd>Personvernforordningen artikkel 6/,
  "how long": /<dt>Hvor lenge<\/dt><dd>./,
  access: /Innsyn/,
  "rectification and erasure": /Retting og sletting/,
  restriction: /Begrensning/,
  objection: /Protest/,
  portability: /Dataportabilitet/,
  "the time limit of one month": /innen én måned/,
  "the complaint to the authority": /klage.*https:\/\/www\.datatilsynet\.no/,
  "the server's log": /teknisk logg med IP-adresse/,
};

/** The regulation on universal design of ICT, and the directive's model statement. */
const ACCESSIBILITY_POINTS: Readonly<Record<string, RegExp>> = {
  "which site it is about": /gjelder nettstedet vikahuset\.example\.no/,
  "the requirements": /WCAG 2\.1 på nivå A og AA.*forskrift om universell utforming/,
  "what has been checked, and what has not": /kontrolleres automatisk.*er ikke kontrollert/,
  "how to report a barrier": /Si fra til oss.*mailto:post@vikahuset\.example\.no/,
  "where to complain": /https:\/\/www\.diskrimineringsnemnda\.no/,
  "who supervises": /https:\/\/www\.uutilsynet\.no/,
};

/** The electronic communications act: what is stored, for which purpose, for how long, and who supervises. */
const COOKIES_POINTS: Readonly<Record<string, RegExp>> = {
  "whether there are cookies": /setter ingen informasjonskapsler/,
  "what, why and how long": /<th>Hva<\/th><th>Hvorfor<\/th><th>Hvor lenge<\/th>.*<td>/,
  "how to delete it": /kan du slette alt/,
  "law and supervision": /ekomloven.*Nasjonal kommunikasjonsmyndighet og Datatilsynet/,
};

const missing = (text: string, points: Readonly<Record<string, RegExp>>): readonly string[] =>
  Object.entries(points).flatMap(([name, point]) => (point.test(text) ? [] : [name]));

describe.each(Object.entries(HOUSES))("the house %s", (_name, parts) => {
  test("states what the law requires", () => {
    const text = statementsOf(parts);
    expect(missing(text(PRIVACY), PRIVACY_POINTS)).toEqual([]);
    expect(missing(text(ACCESSIBILITY), ACCESSIBILITY_POINTS)).toEqual([]);
    expect(missing(text(COOKIES), COOKIES_POINTS)).toEqual([]);
  });

  test("states each purpose that it has with basis and time, and no other", () => {
    const privacy = statementsOf(parts)(PRIVACY);
    const has = (part: Part): boolean => parts.some((one) => one === part);
    expect(privacy.includes("Når du leier et rom")).toBe(has("utleie"));
    expect(privacy.includes("Når du er medlem av filmklubben")).toBe(has("filmklubb"));
    expect(privacy.includes("databehandler")).toBe(has("filmklubb"));
    expect(privacy.includes("Når du låner på biblioteket")).toBe(has("bibliotek"));
    expect(privacy).not.toContain("Når du kjøper billett");
    const purposes = 2 + [has("utleie"), has("filmklubb")].filter(Boolean).length;
    expect(privacy.split("<dt>Rettslig grunnlag</dt>").length - 1).toBe(purposes);
    expect(privacy.split("<dt>Hvor lenge</dt>").length - 1).toBe(purposes);
  });

  test("names the seller of tickets and the officer where it has them", () => {
    const privacy = statementsOf(parts, { ticketSeller: SELLER, dataProtectionOfficer: "ombud@example.no" })(PRIVACY);
    expect(privacy).toContain("Kjøpet skjer hos Billetten, som selv er ansvarlig");
    expect(privacy).toContain("mailto:ombud@example.no");
  });

  test("mention cookies and what members' browsers keep only with a film club", () => {
    const cookies = statementsOf(parts)(COOKIES);
    const isClub = parts.some((one) => one === "filmklubb");
    expect(cookies.includes("Da setter filmplattformen to")).toBe(isClub);
    expect(cookies.includes("Til du logger ut")).toBe(isClub);
  });
});
