import { dayOf, film, showings } from "../examples";
import type { House } from "../house";

/** Example films and showings, to be replaced by real ones. */
export const cinemaExamples = (house: House) => ({
  ...film({
    id: "fyret-pa-skjeret",
    edi: "900001",
    title: "Fyret på skjæret",
    motif: "fyr",
    summary: "En fyrvokter tenner lykta for siste gang, og noen svarer ute fra mørket.",
    minutes: 96,
    premiere: dayOf(house, 0),
  }),
  ...showings(house, {
    of: "fyret-pa-skjeret",
    part: "kino",
    at: [
      [1, "18:00"],
      [3, "20:30"],
      [5, "18:00"],
    ],
  }),
  ...film({
    id: "ballongen",
    edi: "900002",
    title: "Ballongen",
    motif: "ballong",
    summary: "En rød ballong følger etter to søsken hjem fra skolen og vil ikke slippe dem.",
    minutes: 78,
    premiere: dayOf(house, 0),
  }),
  ...showings(house, {
    of: "ballongen",
    part: "kino",
    at: [
      [2, "18:00"],
      [5, "14:00"],
      [6, "16:00"],
    ],
  }),
  ...film({
    id: "bak-fjella",
    edi: "900003",
    title: "Bak fjella",
    motif: "fjell",
    summary: "Ei bygd får strøm i 1921. Den første natta med lys vil ingen legge seg.",
    minutes: 112,
    premiere: dayOf(house, 32),
    coming: true,
  }),
});
