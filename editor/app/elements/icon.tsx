/** Outlines on a grid of 20 units, drawn for the desk. */
const PATHS = {
  today: "M3 9 10 3l7 6v8h-5v-5H8v5H3z",
  week: "M3 5h14v12H3zM3 9h14M7 3v4M13 3v4",
  film: "M3 4h14v12H3zM7 4v12M13 4v12M3 8h4M3 12h4M13 8h4M13 12h4",
  event: "M10 3l2.1 4.6 4.9.5-3.7 3.4 1.1 5-4.4-2.6-4.4 2.6 1.1-5L3 8.1l4.9-.5z",
  showing: "M3 6h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12 6v9",
  text: "M4 3h12v14H4zM7 7h6M7 10h6M7 13h4",
  page: "M3 4h14v12H3zM3 8h14M8 8v8",
  picture: "M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.01",
  menu: "M3 5h14M3 10h14M3 15h14",
  clock: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2",
  price: "M3 10V3h7l7 7-7 7zM6.5 6.5h.01",
  settings: "M3 6h6M13 6h4M3 14h3M10 14h7M9 4h4v4H9zM6 12h4v4H6z",
  way: "M3 15V9a3 3 0 0 1 3-3h10M13 3l3 3-3 3",
  publish: "M10 17V6M5.5 10.5 10 6l4.5 4.5M3 3h14",
  history: "M4 4v4h4M4 8a7 7 0 1 1-1 4M10 7v4l3 1",
  person: "M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 17c1-3 4-4 7-4s6 1 7 4",
  list: "M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01",
  numbers:
    "M8 5h9M8 10h9M8 15h9M3 3.5 4.2 3v4M3 9.2c.4-.8 1.8-.8 1.8.1 0 .8-1.8 1.4-1.8 2.2h2M3 14h1.8L4 15.2c1.2 0 1.2 1.8-.2 1.8H3",
  quote: "M4 12V9c0-2.5 1-4 3-4.5M4 9h4v4.5H4zM12 12V9c0-2.5 1-4 3-4.5M12 9h4v4.5h-4z",
  link: "M8.5 11.5l3-3M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2",
  table: "M3 4h14v12H3zM3 8h14M3 12h14M10 8v8",
  undo: "M4 8h8a4 4 0 0 1 0 8H8M7 5 4 8l3 3",
  redo: "M16 8H8a4 4 0 0 0 0 8h4M13 5l3 3-3 3",
  remove: "M4 6h12M8 6V4h4v2M5.5 6l.7 11h7.6l.7-11M8.5 9v5M11.5 9v5",
  reload: "M16 4v4h-4M16 8a7 7 0 1 0 1 4",
  close: "M5 5l10 10M15 5 5 15",
  world: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c-4 4-4 10 0 14M10 3c4 4 4 10 0 14",
  search: "M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM13.5 13.5 17 17",
  add: "M10 4v12M4 10h12",
  before: "M12 4l-6 6 6 6",
  after: "M8 4l6 6-6 6",
  more: "M3.5 10h1M9.5 10h1M15.5 10h1",
  help: "M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM8 8.3a2 2 0 1 1 3 1.7c-.7.4-1 .8-1 1.5M10 13.7h.01",
  keys: "M2 5h16v10H2zM5 8h.01M8 8h.01M11 8h.01M14 8h.01M6 12h8",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 20 20" width="1.25em" height="1.25em" aria-hidden="true" data-icon={name}>
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
