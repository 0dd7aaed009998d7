import { COMING, EVENTS, type Example, FILM, field, fields, QUIZ, type Subject } from "./example";

const coming: Example = {
  slip: "Premieren har vært, men filmen står som kommende",
  make: (content) => content,
  circumstances: { today: "2027-01-20" },
};

export const FILMS: Subject = {
  heading: "Filmer og arrangementer",
  examples: [
    field("En film med forestillinger mangler aldersgrense", FILM, "ageLimit", null),
    fields("En film som går nå, mangler aldersgrense", COMING, { objectClass: "movie", premiere: "2026-12-01" }),
    field("Adressen slutter ikke med EDI-nummeret", COMING, "parentSlug", "vinterlys"),
    field("To filmer har samme EDI-nummer", COMING, "ediNumber", "101"),
    field("EDI-nummeret har bokstaver", FILM, "ediNumber", "NO101"),
    field("Omtalene mangler", QUIZ, "contents", []),
    field("Omtalen er for lang", QUIZ, "contents[0].summary", "Quiz. ".repeat(50)),
    coming,
    {
      slip: "Premieren har vært i en demonstrasjon, der datoene er flyttet",
      make: (content) =>
        content
          .set("sites/huset.json", "demonstration", { anchor: "2026-12-02" })
          .set(COMING, "premiere", "2026-12-01"),
      circumstances: { today: "2026-12-09" },
    },
    {
      slip: "To filmer har samme id",
      make: (content) => content.copy(FILM, "productions/kopi.json", { ediNumber: "109", parentSlug: "nattoget-109" }),
    },
    field("En forestilling viser en film som ikke finnes", EVENTS, "events[0].production", "natttoget"),
    field("En forestilling viser en film som ikke ligner noen", EVENTS, "events[0].production", "xyzzy-123456"),
  ],
};
