import { PLAIN_SITE } from "../../rules/site-facts";

/** A site with another name, and with redirects to a page and to an address with a query. */
export const SITE = {
  ...PLAIN_SITE,
  host: "kulturhuset.example.no",
  aliases: ["www.kulturhuset.example.no"],
  redirects: [
    { from: "/påske", to: "/påskekino" },
    { from: "/billett", to: "https://billett.example.no/kjop?sted=1#topp" },
  ],
};

/** Lines without their indentation. */
export const linesOf = (text: string): readonly string[] => text.split("\n").map((line) => line.trim());
