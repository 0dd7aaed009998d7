type Fields = Queries.RoomFinderBlockFieldsFragment;

export const setup = (name: string, seats: number, price: number | null = null, kind = "cinema") => ({
  kind,
  name,
  seats,
  price,
  plan: null,
});

export const room = (
  key: string,
  name: string,
  setups: Fields["halls"][number]["setups"],
): Fields["halls"][number] => ({
  key,
  name,
  inSentence: name.toLowerCase(),
  page: `/${key}`,
  capacity: 260,
  wheelchairSpaces: 2,
  floor: "1. etasje",
  accessibility: ["hearingLoop", "wheelchair"],
  equipment: ["Lerret", "Flygel", "Scene", "Teleslynge"],
  opensItself: false,
  bookingUrl: `https://booking.example.no/${key}`,
  picture: null,
  setups,
  prices: [
    { label: "Hel dag", amount: 4800, unit: "per dag", note: null, limited: false },
    { label: "Lag og foreninger", amount: 0, unit: "per dag", note: null, limited: true },
  ],
});

/** Two rooms to rent, one with set-ups at a price, and extras. */
export const LETTING_BLOCK: Fields = {
  id: "finn",
  heading: "Finn rom",
  link: null,
  today: { date: "2026-12-01" },
  person: { email: "utleie@example.no" },
  halls: [
    room("festsal", "Festsal", [setup("Rader", 220), setup("Langbord", 120)]),
    room("grupperom", "Grupperom", [setup("Bord", 8, 100, "boardroom")]),
  ],
  extras: [
    {
      name: "Servering",
      rows: [
        { label: "Kaffe", amount: 35, unit: "per person", note: null, per: "person", least: null, halls: [] },
        {
          label: "Stemming",
          amount: 1600,
          unit: "per gang",
          note: null,
          per: "booking",
          least: null,
          halls: [{ key: "grupperom" }],
        },
      ],
    },
  ],
  events: [],
  productions: [],
};
