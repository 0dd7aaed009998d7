import { FRONT, field, MENU, REDIRECTS, type Subject } from "./example";

export const LINKS: Subject = {
  heading: "Menyer, lenker og videresendinger",
  examples: [
    field("Et menypunkt står under et punkt som ikke finnes", MENU, "items[1].parent", "kinoen"),
    field("Et menypunkt står under seg selv", MENU, "items[0].parent", "filmer"),
    field("Et menypunkt står under et punkt i en annen meny", MENU, "items[1].place", "footer"),
    field("Et menypunkt leder til en side som ikke finnes", MENU, "items[1].path", "/natttoget-101"),
    field(
      "En lenke i teksten leder ingen steder",
      FRONT,
      "blocks[1].settings.html",
      '<p><a href="/xyzzy-forsvant">Mer</a></p>',
    ),
    field("En lenke til eget nettsted er skrevet med https://", MENU, "items[1].path", "https://lillevik.example.no/x"),
    field(
      "En e-postadresse er skrevet som lenke",
      FRONT,
      "blocks[1].settings.html",
      '<p><a href="post@example.no">Skriv</a></p>',
    ),
    field("To videresendinger er fra samme adresse", REDIRECTS, "redirects[1]", { from: "/gammel", to: "/" }),
    {
      slip: "To artikler har samme slug",
      make: (content) => content.copy("articles/personvern.json", "articles/kopi.json", { id: "kopi" }),
    },
    field("En videresending er fra forsiden", REDIRECTS, "redirects[0].from", "/"),
    field("En videresending har ikke en sti", REDIRECTS, "redirects[0].from", "gammel"),
    field("En videresending leder til en side som ikke finnes", REDIRECTS, "redirects[0].to", "/natttoget-101"),
    field("En videresending leder tilbake til seg selv", REDIRECTS, "redirects[0].to", "/gammel"),
    field("En videresending er fra en side som finnes", REDIRECTS, "redirects[0].from", "/julequiz-k1"),
  ],
};
