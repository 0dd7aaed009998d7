import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { PLAIN_PNG, plainPng } from "../test-picture";
import { ARTICLE, type Example, FILM, FRONT, field, SITE, type Subject, written } from "./example";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** Two frames in WebP. */
const ANIMATION = Buffer.from(
  "UklGRrwAAABXRUJQVlA4WAoAAAACAAAAHwMAVwIAQU5JTQYAAAD/////AQBBTk1GRAAAAAAAAAAAAB8DAFcCAGQAAAJWUDhMKwAAAC8fw5UAB9CNbham/wEBSdL//2RE/zP+85///Oc///nPf/7zn//85z//ZxMAQU5NRkQAAAAAAAAAAAAfAwBXAgBkAAAAVlA4TCsAAAAvH8OVAAdQrX6Uqf8BAUnS//9kRP8z/vOf//znP//5z3/+85///Oc//2cTAA==",
  "base64",
);

/** A file among the pictures, as a film's poster. */
const poster = (slip: string, image: string, bytes: Buffer | string): Example => ({
  slip,
  make: (content) => content.set(FILM, "assets[1].image", image).write(`images/${image}`, bytes),
});

const icon = (slip: string, image: string, bytes: Buffer | string): Example => ({
  slip,
  make: (content) => content.set(SITE, "theme.favicon", image).write(`images/${image}`, bytes),
});

const logo = (slip: string, inner: string): Example =>
  written(slip, "images/logo.svg", `<svg ${SVG} width="64" height="64">${inner}</svg>`);

export const PICTURES: Subject = {
  heading: "Bilder",
  examples: [
    field("Bildet finnes ikke", ARTICLE, "image.image", "borte.png"),
    written("Filen er ikke et bilde, bare kalt det", "images/bilde.png", "dette er ikke et bilde"),
    poster("Bare halve bildet ble lastet opp", "halvt.png", PLAIN_PNG.subarray(0, PLAIN_PNG.length / 2)),
    poster("Bildet er i et annet format enn navnet sier", "plakat.jpg", PLAIN_PNG),
    poster(
      "Et bilde fra en iPhone har fått et nytt navn",
      "plakat.jpg",
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
    ),
    poster("En tegning er kalt et foto", "plakat.jpg", `<svg ${SVG} width="600" height="900"></svg>`),
    poster("Bildet har alt for mange piksler", "plakat.png", plainPng(10_000, 6_000)),
    poster("Bildefilen er alt for stor", "plakat.png", Buffer.alloc(51_000_000)),
    poster("Bildet er bare én piksel", "plakat.png", plainPng(1, 1)),
    poster("Bildet er lite", "plakat.png", plainPng(200, 300)),
    poster("Bildet er en smal stripe", "plakat.png", plainPng(2_000, 300)),
    poster("Bildet er animert", "plakat.webp", ANIMATION),
    poster("Bildet ligger på siden", "plakat.png", plainPng(1_500, 1_000, { isTurned: true })),
    {
      slip: "Mappen med bilder er borte",
      make: (content) => content.remove("images/"),
    },
    field("Filen er ikke et bilde", ARTICLE, "image.image", "program.pdf"),
    field("Bildet for deling er ikke et bilde", FRONT, "meta.nb.image", "program.pdf"),
    field("Logoen er ikke et bilde", SITE, "theme.logo", "logo.eps"),
    logo("Logoen har et skript i seg", "<script>send()</script>"),
    logo("Logoen kjører et skript når den trykkes på", '<rect onclick="send()"/>'),
    logo("Logoen har en lenke", '<a href="https://example.no"><rect/></a>'),
    logo("Logoen endrer en lenke", '<animate attributeName="href" to="https://example.no"/>'),
    logo("Logoen henter en farge fra et annet sted", '<rect fill="url(https://example.no/a.svg#b)"/>'),
    logo("Logoen henter et stilark", "<style>@import url(https://example.no/a.css);</style>"),
    written(
      "Logoen viser til et stilark",
      "images/logo.svg",
      `<?xml-stylesheet href="https://example.no/a.css"?><svg ${SVG}></svg>`,
    ),
    written(
      "Logoen har egne definisjoner",
      "images/logo.svg",
      `<!DOCTYPE svg [<!ENTITY farge "red">]><svg ${SVG} width="64" height="64"></svg>`,
    ),
    logo("Logoen er nøstet", "<g>".repeat(250) + "</g>".repeat(250)),
    icon("Ikonet er ikke kvadratisk", "ikon.png", plainPng(512, 300)),
    icon("Ikonet er en tegning på mange tusen piksler", "ikon.svg", `<svg ${SVG} width="20000" height="20000"></svg>`),
    written("Et bilde som ikke er i bruk, er skadet", "images/gammelt.png", "dette er ikke et bilde"),
    {
      slip: "En snarvei ligger blant bildene",
      make: (content) => content.disturb((root) => symlinkSync("bilde.png", join(root, "images/snarvei.png"))),
    },
    field("Bildet er skrevet med mappen images", ARTICLE, "image.image", "content/images/bilde.png"),
    field("Den alternative teksten er navnet på filen", ARTICLE, "image.alt", "bilde.png"),
    field("Bildet mangler alternativ tekst", ARTICLE, "image.alt", ""),
    field("Fokuspunktet er utenfor bildet", ARTICLE, "image.focalPoint.x", 50),
  ],
};
