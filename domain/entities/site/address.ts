import { field } from "../../define/field";
import { namedObject } from "../../define/naming";
import { text, webUrl } from "../../fields";

export const address = namedObject("Address", "A visiting address.", {
  name: field(text, { label: "Stedsnavn", help: "Navnet på stedet.", atForm: "", example: "Rakkestad kulturhus" }),
  street: field(text, { label: "Gate", help: "Gate og nummer.", example: "Eksempelgata 1" }),
  postalCode: field(text, { label: "Postnummer", isShort: true, help: "Postnummeret.", example: "1890" }),
  city: field(text, { label: "Poststed", isShort: true, help: "Poststedet.", example: "Rakkestad" }),
});

export const socialLink = namedObject("SocialLink", "A profile on a social network.", {
  name: field(text, { label: "Navn", help: "Navnet på nettverket.", example: "Facebook" }),
  url: field(webUrl, {
    label: "Adresse",
    help: "Adressen til profilen.",
    example: "https://sosial.example.no/kulturhuset",
  }),
});
