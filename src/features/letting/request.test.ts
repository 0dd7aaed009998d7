import { requestAddress } from "./request";

const REQUEST = {
  email: "utleie@example.no",
  room: "Festsal",
  setup: "Langbord",
  people: 120,
  date: "2026-12-05",
  lines: [
    { label: "Hel dag", how: null, amount: 4800 },
    { label: "Kaffe & bakst", how: "120 × 75\u00a0kr", amount: 9000 },
  ],
};

const read = (address: string) => {
  const url = new URL(address);
  return { to: url.pathname, subject: url.searchParams.get("subject"), body: url.searchParams.get("body") };
};

test("fills in an e-mail with everything that has been chosen", () => {
  expect(read(requestAddress(REQUEST))).toEqual({
    to: "utleie@example.no",
    subject: "Bestilling av Festsal, lørdag 5. desember 2026",
    body: [
      "Hei! Jeg vil bestille Festsal.",
      "",
      "Dato: lørdag 5. desember 2026",
      "Antall personer: 120",
      "Oppsett: Langbord",
      "",
      "Hel dag: 4 800 kr",
      "Kaffe & bakst: 120 × 75 kr = 9 000 kr",
      "Til sammen: 13 800 kr",
      "",
      "Navn og telefon:",
      "",
    ].join("\r\n"),
  });
});

test("states what is not decided", () => {
  const { subject, body } = read(requestAddress({ ...REQUEST, setup: null, people: null, date: "" }));
  expect(subject).toBe("Bestilling av Festsal");
  expect(body).toContain("Dato: ikke bestemt\r\nAntall personer: ikke bestemt\r\n\r\nHel dag");
});

test("has nothing that ends an address early", () => {
  expect(requestAddress(REQUEST)).not.toMatch(/[\s#"<>]/);
});
