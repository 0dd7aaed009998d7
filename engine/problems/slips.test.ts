import { TestContent } from "../testing/test-content";
import type { Problem } from "./problem";

const ARTICLE = "articles/personvern.json";
const FILM = "productions/nattoget.json";
const EVENTS = "events/desember.json";
const FRONT = "pages/forside.json";

/**
 * What somebody who edits the files in a text editor gets wrong: the text that was, the text that is, and what is
 * reported. The sign ¦ is not in the file: it is on the line that is reported.
 */
const SLIPS: readonly (readonly [file: string, from: string, to: string, reported: string])[] = [
  [ARTICLE, '"Personvern",', '"Personvern"¦', "Her mangler komma. → Sett komma her, etter verdien."],
  [
    ARTICLE,
    '"order": 1',
    '"order": 1,¦',
    "Her står et komma for mye. → Fjern det. Komma står bare mellom to felter eller to punkter i en liste.",
  ],
  [ARTICLE, '"title": ', '"title" ¦', "Her mangler kolon. → Sett : mellom feltnavnet og verdien."],
  [
    ARTICLE,
    '"Personvern",',
    "¦,",
    'Her mangler en verdi etter kolonet. → Skriv verdien, for eksempel "title": "Nattekspressen", eller fjern hele feltet.',
  ],
  [
    ARTICLE,
    '"Personvern",',
    '"Personvern,¦',
    'Teksten som begynner her, er ikke lukket. → Sett " til slutt i teksten.',
  ],
  [ARTICLE, '"title"', "title¦", 'Feltnavnet title står uten anførselstegn. → Skriv "title".'],
  [
    ARTICLE,
    '"Personvern",',
    "Personvern,¦",
    'Teksten Personvern står uten anførselstegn. → Sett " foran og bak teksten. Bare tall, true, false og null skal stå uten.',
  ],
  [
    ARTICLE,
    '"Personvern",',
    "“Personvern”,¦",
    'Her står “ i stedet for rett anførselstegn. → Skriv " foran og bak teksten. Tekstbehandlere bytter tegnet av seg selv; bruk en teksteditor som Visual Studio Code.',
  ],
  [
    ARTICLE,
    '"Personvern",',
    '"Om "personvern" her",¦',
    'Her slutter teksten, men det står mer etter den. → Står det anførselstegn inne i teksten, skriver du «disse», eller \\" i stedet for ". Ellers mangler et komma her.',
  ],
  [
    ARTICLE,
    '"Personvern",',
    '"Person¦\nvern",',
    'Teksten går over flere linjer. → Hold den på én linje, med " foran og bak. Felt med HTML kan være en liste med ett avsnitt på hver linje: ["<p>Første.</p>", "<p>Andre.</p>"].',
  ],
  [
    ARTICLE,
    '"bilde.png"',
    '"filmer\\kraka.png"¦',
    "Her står omvendt skråstrek foran «k». → I filnavn og adresser skriver du vanlig skråstrek: /. Skal det stå omvendt skråstrek i teksten, skriver du to: \\\\.",
  ],
  [
    ARTICLE,
    '"order": 1',
    '"order": 1¦',
    "Her står et usynlig tegn (U+00A0, hardt mellomrom). → Slett det, og skriv et vanlig mellomrom hvis det skal være et.",
  ],
  [ARTICLE, '"y": 0.4', '"y": 0,4¦', "Tallet 0,4 er skrevet med komma. → Skriv punktum foran desimalene: 0.4."],
  [FILM, '"runningTime": 110', '"runningTime": 110 min¦', "Tallet 110 har «min» bak seg. → Skriv bare tallet: 110."],
  [
    FILM,
    '"premiere": "2026-12-04"',
    '"premiere": 2026-12-04¦',
    'Datoen eller klokkeslettet 2026-12-04 står uten anførselstegn. → Datoer og klokkeslett skrives som tekst: "2026-12-04".',
  ],
  [
    FRONT,
    '"hide": false',
    '"hide": True¦',
    "JSON kjenner ikke True. → Skriv true, med små bokstaver og uten anførselstegn.",
  ],
  [ARTICLE, "\n  ],", "\n  },¦", "Her står }, men [ på linje 6 er ikke lukket. → Sett ] foran."],
  [
    ARTICLE,
    '"order": 1\n}',
    '"order": 1¦',
    "Filen slutter for tidlig: { på linje 1 er aldri lukket. → Her mangler }. Sett det der det hører hjemme, eller her nederst.",
  ],
  [
    ARTICLE,
    '"order": 1\n}',
    '"order": 1\n}\n}¦',
    "Her står en } for mye. → Fjern den, eller sett inn den som skulle åpnet den, lenger opp.",
  ],
  [
    ARTICLE,
    '"order": 1\n}',
    '"order": 1\n}\nHusk bilde!¦',
    "Her står det noe etter slutten av innholdet, som er på linje 24. → Flytt det inn foran den siste }, eller fjern det.",
  ],
  [
    ARTICLE,
    '{\n  "id"',
    '"id"¦',
    "Filen begynner ikke med {. → Sett { først og } sist i filen, og alle feltene mellom dem.",
  ],
  [
    ARTICLE,
    '  "order": 1',
    '<<<<<<< HEAD¦\n  "order": 1\n=======\n  "order": 2\n>>>>>>> ny',
    "Filen har to utgaver av de samme linjene (en konflikt i git). → Behold den utgaven som er riktig, og fjern linjene som begynner med <<<<<<<, ======= og >>>>>>>.",
  ],
  [
    ARTICLE,
    '"order": 1',
    '"order": 1,\n  "title": "Om personvern"¦',
    "title står to ganger i samme objekt, på linje 3 og 24. Bare den siste ville blitt brukt. → Behold den som er riktig, og fjern den andre.",
  ],
  [FILM, '"ageLimit"', '"agelimit"¦', "agelimit er et ukjent felt. → Mente du «ageLimit»?"],
  [FILM, '"runningTime"', '"runingTime"¦', "runingTime er et ukjent felt. → Mente du «runningTime»?"],
  [
    ARTICLE,
    '"order": 1',
    '"order": 1,\n  "xyzzy": 1¦',
    "xyzzy er et ukjent felt. → Fjern det, eller bruk et av feltene som kan stå her: id, title, slug, summary, content, image, thumbnail, category, author, node_locale, createdAt, updatedAt, order, shownFrom, shownUntil, source.",
  ],
  [
    FRONT,
    '"component": "rich-text",',
    '"component": "rich-text",\n  "heading": "Hei",¦',
    "blocks[1].heading er et ukjent felt. → Flytt det inn i «settings». Der er «heading» et kjent felt.",
  ],
  [
    ARTICLE,
    '{\n  "id": "personvern",\n  "title": "Personvern",\n',
    '{¦\n  "id": "personvern",\n',
    'title mangler. → Legg til feltet, for eksempel "title": "…". Overskriften.',
  ],
  [
    ARTICLE,
    '"image": {\n    "image": "bilde.png",\n    "alt": "En rød sirkel",\n',
    '"image": {¦\n    "image": "bilde.png",\n',
    'image.alt mangler. → Legg til feltet, for eksempel "alt": "…". Hva bildet viser, for dem som ikke ser det: én kort setning om hvem eller hva, uten «bilde av». Tom tekst bare for ren pynt.',
  ],
  [
    EVENTS,
    '"onSale"',
    '"onsale"¦',
    'events[0].status har en ukjent verdi: "onsale". → Mente du "onSale"? Her kan det stå "planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "cancelled", "moved".',
  ],
  [
    FRONT,
    '"default"',
    '"defualt"¦',
    'layout har en ukjent verdi: "defualt". → Mente du "default"? Her kan det stå "default", "foyer".',
  ],
  [
    EVENTS,
    '"onSale"',
    '"utsolgt"¦',
    'events[0].status har en ukjent verdi: "utsolgt". → Mente du "soldOut"? Her kan det stå "planned", "saleOpensAt", "onSale", "fewLeft", "soldOut", "free", "cancelled", "moved".',
  ],
  [FRONT, '"rich-text"', '"rich-txt"¦', 'blocks[1].component har en ukjent verdi: "rich-txt". → Mente du "rich-text"?'],
  [
    FILM,
    '"runningTime": 110',
    '"runningTime": "110"¦',
    'runningTime skal være et tall, men er teksten "110". → Skriv verdien uten anførselstegn: 110.',
  ],
  [
    FILM,
    '"ageLimit": "9"',
    '"ageLimit": 9¦',
    'ageLimit skal være en tekst i anførselstegn, men er tallet 9. → Skriv verdien med anførselstegn: "9".',
  ],
  [
    FRONT,
    '"hide": false',
    '"hide": "ja"¦',
    'blocks[0].hide skal være true eller false, men er teksten "ja". → Skriv verdien uten anførselstegn: true.',
  ],
  [
    FILM,
    '"subtitles": null',
    '"subtitles": "null"¦',
    'subtitles er teksten "null". → Skriv null, uten anførselstegn, når det ikke er noe å skrive her.',
  ],
  [
    ARTICLE,
    '"title": "Personvern"',
    '"title": null¦',
    'title skal være en tekst i anførselstegn, men er null. → Skriv en tekst i anførselstegn, for eksempel "…".',
  ],
  [FILM, '"2026-12-04"', '"24.12.2026"¦', 'premiere er ikke skrevet som en dato. → Skriv "2026-12-24".'],
  [
    EVENTS,
    '"2026-12-04T18:00"',
    '"4.12.2026 kl. 18.00"¦',
    'events[0].start er ikke skrevet som et tidspunkt. → Skriv "2026-12-04T18:00".',
  ],
  [FILM, '"2026-12-04"', '"2026-06-31"¦', "premiere finnes ikke: juni har 30 dager. → Rett dagen eller måneden."],
  [
    FILM,
    '[\n    "Drama",\n    "Thriller"\n  ]',
    '"Drama"¦',
    'genres skal være en liste i [ ], men er teksten "Drama". → Skriv verdien med [ ] rundt: ["Drama"].',
  ],
  [
    FILM,
    '[\n    "Drama",\n    "Thriller"\n  ]',
    '"Drama, Thriller"¦',
    'genres skal være en liste i [ ], men er teksten "Drama, Thriller". → Skriv verdien som en liste: ["Drama", "Thriller"].',
  ],
  [
    FILM,
    '"title": "Nattoget"',
    '"title": ["Nattoget"]¦',
    'title skal være en tekst i anførselstegn, men er en liste. → Skriv verdien uten [ ] rundt: "Nattoget".',
  ],
  [ARTICLE, '"title": "Personvern"', '"title": ""¦', "title er tom. → Skriv det som skal stå her."],
  [
    ARTICLE,
    '"title": "Personvern"',
    `"title": "${"å".repeat(2001)}"¦`,
    "title er lengre enn 2000 tegn. → Kort den ned.",
  ],
  [
    FRONT,
    '"medium": 8',
    '"medium": 13¦',
    "template.rows[0].columns[0].medium er 13, men skal være 12 eller mindre. → Skriv et helt tall som er 12 eller mindre.",
  ],
  [
    EVENTS,
    '"amount": 120',
    '"amount": -120¦',
    "events[0].prices[0].amount er -120, men skal være 0 eller mer. → Skriv et tall som er 0 eller mer.",
  ],
  [
    EVENTS,
    '"https://billett.example.no/nattoget-1"',
    '"billett.example.no/nattoget-1"¦',
    'events[0].ticketUrl er ikke en nettadresse. → Skriv "https://billett.example.no/nattoget-1".',
  ],
  [FRONT, '"path": "/"', '"path": "kino"¦', 'path er ikke en sti. → Skriv "/kino".'],
  [
    ARTICLE,
    '"id": "personvern"',
    '"id": "Påskekrim på loftet"¦',
    'id har tegn som ikke kan brukes i en id. → Skriv "paskekrim-pa-loftet".',
  ],
  [
    ARTICLE,
    '"bilde.png"',
    '"C:\\\\hus\\\\content\\\\images\\\\bilde.png"¦',
    'image.image har et filnavn som ikke kan brukes. → Skriv "bilde.png".',
  ],
];

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const reportedIn = (problems: readonly Problem[], file: string, line: number): readonly string[] =>
  problems
    .filter((problem) => problem.file === file && problem.line === line)
    .map(({ field, message, cure }) => `${field} ${message} → ${cure}`.trim());

test.each(SLIPS)("%s: %j as %j", async (file, from, to, reported) => {
  const content = new TestContent();
  const text = content.text(file);
  const changed = text.replace(from, () => to);
  expect(changed).not.toBe(text);
  const problems = await content.write(file, changed.replace("¦", "")).problems();
  expect(reportedIn(problems, file, lineOf(changed, changed.indexOf("¦")))).toEqual([reported]);
});

test("a file in the encoding of old Windows editors is reported with its line and word", async () => {
  const content = new TestContent();
  const problems = await content.write(ARTICLE, Buffer.from('{\n  "title": "Blåbærtur"\n}', "latin1")).problems();
  expect(reportedIn(problems, ARTICLE, 2)).toEqual([
    expect.stringMatching(/^Filen er ikke lagret som UTF-8\. Det synes først i «Blåbærtur»\. → Lagre den på nytt/),
  ]);
});

test("the byte-order mark of such editors is no slip", async () => {
  const content = new TestContent();
  expect(await content.write(ARTICLE, `\ufeff${content.text(ARTICLE)}`).problems()).toEqual([]);
});
