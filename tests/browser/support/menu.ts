/**
 * The header menu and the footer, spelled out: label, target, and whether it opens a new window.
 */

export interface Entry {
  readonly label: string;
  readonly target: string;
  readonly newWindow: boolean;
}

const here = (label: string, target: string): Entry => ({ label, target, newWindow: false });
const outside = (label: string, target: string): Entry => ({ label, target, newWindow: true });

export const HEADER_MENU: readonly { readonly group: string; readonly entries: readonly Entry[] }[] = [
  {
    group: "Kino",
    entries: [
      here("På kino nå", "/filmer"),
      here("Kinoprogram", "/kinoprogram"),
      here("Kalender", "/kalender"),
      here("Kommende filmer", "/kommende-filmer"),
      here("Seniorkino", "/seniorkino"),
      here("Dagkino", "/dagkino"),
      here("Babykino", "/babykino"),
      here("Den store kinodagen", "/den-store-kinodagen"),
      here("Om kinoen", "/om-kinoen"),
      here("Aldersgrenser", "/article/aldersgrenser"),
    ],
  },
  {
    group: "Kultur",
    entries: [
      here("Kulturprogram", "/kulturprogram"),
      here("Hva skjer på biblioteket", "/biblioteket"),
      outside("Kulturprogrammet som PDF", "/programmer/kulturprogram.pdf"),
      outside("Bibliotekprogrammet som PDF", "/programmer/bibliotekprogram.pdf"),
      here("Andre arrangement", "/arrangement"),
      here("Her finner du mer om", "/her-finner-du-mer-om"),
    ],
  },
  {
    group: "Utleie",
    entries: [
      here("Bursdag på kinoen", "/bursdag-pa-kinoen"),
      here("Leie av rom", "/utleie"),
      here("Slik bestiller du rom", "/utleieinfo"),
      here("Priser på rom, utstyr og servering", "/utleie-priser-rom-utstyr-og-servering"),
      here("Bordoppsett for festsalen", "/bordoppsett-for-festsal"),
      outside("Bestill kinosalen", "https://booking.example.no/kinosal"),
      outside("Bestill festsalen", "https://booking.example.no/festsal"),
      outside("Bestill formannskapssalen", "https://booking.example.no/formannskapssal"),
      outside("Bestill kommunestyresalen", "https://booking.example.no/kommunestyresal"),
      outside("Bestill spisesalen", "https://booking.example.no/spisesal"),
      outside("Bestill grupperom I", "https://booking.example.no/grupperom-i"),
      outside("Bestill grupperom II", "https://booking.example.no/grupperom-ii"),
    ],
  },
  {
    group: "Om oss",
    entries: [
      here("Om oss", "/om-oss"),
      here("Praktisk informasjon", "/praktisk-informasjon"),
      here("Åpningstider", "/praktisk-informasjon#apningstider-overskrift"),
      here("Kontakt", "/praktisk-informasjon#kontakt-overskrift"),
      here("Kom hit", "/kom-hit"),
      here("Tilgjengelighet i huset", "/tilgjengelighet-i-huset"),
      here("Om kinoen", "/om-kinoen"),
      here("Om biblioteket", "/biblioteket"),
      here("Om lokalsamlingen", "/article/om-lokalsamlingen"),
      here("Om kulturskolen", "/om-kulturskolen"),
      here("Om kantina", "/om-kantina-i-kulturhuset"),
      here("Skoler og barnehager", "/skoler-og-barnehager"),
      here("Gavekort og grupper", "/gavekort-og-grupper"),
      here("Presse", "/presse"),
      here("In English", "/in-english"),
      here("Auf Deutsch", "/auf-deutsch"),
    ],
  },
];

/** The links at the top of the menu on small screens. */
export const SHORTCUTS: readonly Entry[] = [
  here("In English", "/in-english"),
  here("Auf Deutsch", "/auf-deutsch"),
  here("Program", "/kinoprogram"),
  here("Åpningstider", "/praktisk-informasjon#apningstider-overskrift"),
  here("Kontakt", "/praktisk-informasjon#kontakt-overskrift"),
];

export const FOOTER_LINKS: readonly Entry[] = [
  here("Personvernerklæring", "/article/personvernerklaering"),
  here("Informasjonskapsler", "/info-om-cookies"),
  here("Tilgjengelighet på nettstedet", "/tilgjengelighetserklaering"),
  here("In English", "/in-english"),
  here("Auf Deutsch", "/auf-deutsch"),
  outside("Tilgjengelighetserklæring", "https://uustatus.example.no/erklaringer/rakkestad-kulturhus"),
];

export const SOCIAL_LINKS: readonly Entry[] = [
  outside("Facebook", "https://facebook.example.no/rakkestadkulturhus"),
  outside("Instagram", "https://instagram.example.no/rakkestadkulturhus"),
];

export const PDF_PROGRAMMES = ["/programmer/kulturprogram.pdf", "/programmer/bibliotekprogram.pdf"] as const;

/** What links to new windows say to screen readers. */
export const NEW_WINDOW = /\s*\(åpnes i nytt vindu\)$/;
