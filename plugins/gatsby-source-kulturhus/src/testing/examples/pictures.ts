import { ARTICLE, field, SITE, type Subject, written } from "./example";

export const PICTURES: Subject = {
  heading: "Bilder",
  examples: [
    field("Bildet finnes ikke", ARTICLE, "image.image", "borte.png"),
    written("Bildet er skadet", "images/bilde.png", "dette er ikke et bilde"),
    {
      slip: "Mappen med bilder er borte",
      make: (content) => content.remove("images/"),
    },
    field("Filen er ikke et bilde", ARTICLE, "image.image", "program.pdf"),
    field("Logoen er ikke et bilde", SITE, "theme.logo", "logo.eps"),
    field("Bildet mangler alternativ tekst", ARTICLE, "image.alt", ""),
    field("Fokuspunktet er utenfor bildet", ARTICLE, "image.focalPoint.x", 50),
  ],
};
