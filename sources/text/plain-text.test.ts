import fc from "fast-check";
import { plainLine, plainText, titleKey } from "./plain-text";

test.each([
  ["<p>Ta med <b>lag</b></p><p>og &laquo;kaker&raquo;</p>", "Ta med lag\n\nog «kaker»"],
  ["En<br>to<br/>tre", "En\nto\ntre"],
  ["<ul><li>En</li><li>To</li></ul>", "En\n\nTo"],
  ["&lt;p&gt;Foaj&amp;eacute;&lt;/p&gt;", "Foajé"],
  ["<style>p { color: red }</style><script>alert(1)</script>Hei", "Hei"],
  ["Kaffe <3 for barn <6 år, skriv til <post@example.no>", "Kaffe <3 for barn <6 år, skriv til <post@example.no>"],
  ["Rock & rolle, AT&T, R&B &copyright", "Rock & rolle, AT&T, R&B &copyright"],
  ["Bil\u00adlett\u200bkon\ufefftor\u202e", "Billettkontor"],
  ["Kl.\u00a019\u202f30\u3000her\t nå", "Kl. 19 30 her nå"],
  ["Foaje\u0301 pa\u030a", "Foajé på"],
  ["En \r\n\r\n\r\n\r\n to", "En\n\nto"],
  ["👨‍👩‍👧 familie ❤️", "👨‍👩‍👧 familie ❤️"],
])("%j is %j", (written, text) => expect(plainText(written)).toBe(text));

const TEAMS = `________________________________________________________________________________
Microsoft Teams Trenger du hjelp?<https://aka.ms/JoinTeamsMeeting?omkt=nb-NO>
Bli med på møtet nå<https://teams.microsoft.com/l/meetup-join/19%3ameeting_hemmelig>
Møte-ID: 399 111 222 33
Passord: hemmelig
________________________________
Ring inn via telefon
+47 21 00 00 00,,399111222#<tel:+4721000000,,399111222#> Norway, Oslo
Finn et lokalt nummer<https://dialin.teams.microsoft.com/hemmelig>
Telefonkonferanse-ID: 399 111 222#
For arrangører: Møtealternativer<https://teams.microsoft.com/meetingOptions/>
________________________________________________________________________________`;
const MEET = `-::~:~::~:~:~:~:~:~:~:~:~:~:~::~:~::-
Bli med i Google Meet: https://meet.google.com/hem-meli-gxx
Eller ring: (NO) +47 21 00 00 00 PIN: 399 111#
Finn ut mer om Meet på https://support.google.com/a/users/answer/9282720
Vennligst ikke rediger denne delen.
-::~:~::~:~:~:~:~:~:~:~:~:~:~::~:~::-`;
const ZOOM = `Kari is inviting you to a scheduled Zoom meeting.
Join Zoom Meeting
https://us02web.zoom.us/j/399111222?pwd=hemmelig
Meeting ID: 399 111 222
Passcode:
hemmelig
One tap mobile
+4721000000,,399111222#,,,,*333# Norway`;

test.each([TEAMS, MEET, ZOOM])("an invitation to an online meeting is left out, what is around it stays", (block) => {
  const text = plainText(`Kveld om krim.\n\nBruk koden JUL20.\n\n${block}\n\nVel møtt!`);
  expect(text).toMatch(/^Kveld om krim\./);
  expect(text).toMatch(/Vel møtt!$/);
  expect(text).not.toMatch(/hemmelig|hem-|399|333|teams|zoom|meet\b/i);
  expect(plainText(block.replaceAll("\n", "<br>"))).toBe("");
});

test("an invitation within a line is left out, and codes beside a meeting that is known from elsewhere", () => {
  expect(plainText("Krim. Lenke: https://zoom.us/j/399?pwd=x Passord: abc. Velkommen!")).toBe("Krim. Velkommen!");
  expect(plainLine("Microsoft Teams-møte; Foajé")).toBe("Foajé");
  expect(plainText("Velkommen.\nPassord: abc", true)).toBe("Velkommen.");
  expect(plainText("Velkommen.\nPassord: sesam")).toBe("Velkommen.\nPassord: sesam");
});

test.each(["Kurs i Microsoft Teams", "Zoom", "Google Meet-kurs for seniorer", "Møte med ID-kontroll"])(
  "%j is a title like others",
  (title) => expect(plainLine(title)).toBe(title),
);

test("a plain text is plain, and no spelling of a title makes it another", () => {
  const part = fc.constantFrom(
    "å",
    "é",
    "&amp;",
    "&lt;",
    "<b>",
    "</p>",
    "\u00ad",
    "\u200b",
    "\u00a0",
    "\n",
    "x",
    "&",
    ";",
    "amp",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = plainText(parts.join(""));
      expect(plainText(text)).toBe(text);
    }),
    { numRuns: 1000 },
  );
  const spelled = fc.constantFrom(
    (text: string) => text.normalize("NFD"),
    (text: string) => text.toUpperCase(),
    (text: string) => [...text].join("\u200b"),
    (text: string) => text.replaceAll(" ", "\u00a0\u2009"),
    (text: string) => `<b>${text.replaceAll("é", "&eacute;")}</b>`,
    (text: string) => text.replaceAll("–", "-").replaceAll("’", "'"),
  );
  fc.assert(
    fc.property(fc.constantFrom("Kafé på tå", "Liv’s kveld – nå", "Ørret & øl"), spelled, (title, spell) => {
      expect(titleKey(spell(title))).toBe(titleKey(title));
    }),
  );
});
