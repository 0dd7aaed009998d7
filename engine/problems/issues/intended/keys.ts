/** Norwegian names of fields. The object's schema decides which ones apply. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  aldersgrense: ["ageLimit"],
  adresse: ["path", "address"],
  bilde: ["image", "picture"],
  bilder: ["assets"],
  dato: ["start", "premiere", "from"],
  distributør: ["distributor"],
  epost: ["email"],
  fra: ["from"],
  innhold: ["content", "contents"],
  kapasitet: ["capacity"],
  land: ["country"],
  lenke: ["link", "path", "url"],
  merknad: ["note"],
  navn: ["name"],
  overskrift: ["heading", "title"],
  plasser: ["seats", "capacity"],
  pris: ["prices", "amount"],
  priser: ["prices"],
  regi: ["directors"],
  sal: ["hall"],
  sjanger: ["genres"],
  skuespillere: ["cast"],
  slutt: ["end"],
  språk: ["spokenLanguage", "locale"],
  stenger: ["closes"],
  tekst: ["text", "html", "subtitles"],
  telefon: ["phone"],
  til: ["to"],
  tittel: ["title"],
  undertekst: ["subtitles"],
  varighet: ["runningTime"],
  spilletid: ["runningTime"],
  år: ["year"],
  åpner: ["opens"],
};

/** Known fields that a Norwegian name may mean. */
export const intendedKeys = (key: string, known: readonly string[]): readonly string[] => {
  const name = key.trim().toLowerCase().replaceAll("-", "");
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? []).filter((field) => known.includes(field)) : [];
};
