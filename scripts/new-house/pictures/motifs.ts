/** What the drawn pictures show, for those who do not see them. */
const MOTIFS = {
  hus: "Et hus om kvelden med lys i alle vinduene og månen over taket",
  kinosal: "En kinosal med rader av stoler foran et lysende lerret",
  scene: "En scene med forheng på begge sider og en lyskjegle midt på gulvet",
  bibliotek: "En bokhylle med rygger i mange høyder og ei lampe ved siden av",
  rom: "Et langt bord med stoler foran tre høye vinduer",
  kopp: "En kopp som det damper av, på et rundt bord",
  noter: "Tre noter svever over en rad med pianotangenter",
  skilt: "Et veiskilt peker to veier på en tom vei",
  stopsel: "Et støpsel som er trukket ut av en stikkontakt",
  las: "En hengelås foran et ark med linjer",
  trapp: "En trapp med seks trinn som blir høyere mot høyre",
  fyr: "Et fyrtårn på et skjær sender en lysstråle ut over havet",
  ballong: "En rund ballong stiger over takene i en by",
  fjell: "En stor sol bak tre spisse fjell",
  konsert: "En mikrofon på stativ foran en stor, lys sirkel",
  bok: "En oppslått bok med stjerner som stiger opp av den",
} as const;

export type Motif = keyof typeof MOTIFS;

export type Shape = "wide" | "poster";

export interface DrawnPicture {
  readonly image: string;
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

const fileOf = (motif: Motif, shape: Shape): string => `tegninger/${motif}${shape === "poster" ? "-plakat" : ""}.jpg`;

/** The picture of a motif as content names it. */
export const pictureOf = (motif: Motif, shape: Shape = "wide"): DrawnPicture => ({
  image: fileOf(motif, shape),
  alt: `${MOTIFS[motif]}.`,
  focalPoint: { x: 0.5, y: 0.5 },
});

const isMotif = (name: string): name is Motif => Object.hasOwn(MOTIFS, name);

/** Every drawn picture, by its file. */
export const DRAWN: ReadonlyMap<string, { readonly motif: Motif; readonly shape: Shape }> = new Map(
  Object.keys(MOTIFS)
    .filter(isMotif)
    .flatMap((motif) =>
      (["wide", "poster"] as const).map((shape) => [fileOf(motif, shape), { motif, shape }] as const),
    ),
);
