/** Invitations to online meetings, which Outlook, Google and Zoom write into texts and places. */

const HOSTS =
  "teams\\.(?:microsoft|live)\\.com|aka\\.ms/JoinTeams|zoom(?:gov)?\\.(?:us|com)|meet\\.google\\.com|tel\\.meet|webex\\.com|whereby\\.com|meet\\.jit\\.si|goto(?:meet|meeting)\\.\\w+|(?:meet|join)\\.(?:lync|skype)\\.com|(?:meet|join|video)\\.nhn\\.no|pexip\\.\\w+";

/** What only an invitation has: an address, a number to call with its code, a meeting's id, or its program's name. */
const MEETING = new RegExp(
  [
    `(?:^|[\\s<(/.:])(?:${HOSTS})`,
    "\\d[\\d\\s]{5,},,",
    "\\b(?:møte-?\\s?|meeting |webinar |(?:telefon)?konferanse-?|conference )id\\b\\s*:",
    "^\\s*(?:microsoft )?(?:teams|skype|zoom|google meet|webex)[- ]?(?:møtet?|meeting)\\W*$",
  ].join("|"),
  "i",
);

/** What an invitation has beside these, and other texts too. */
const BESIDE = new RegExp(
  [
    "\\b(?:pass(?:ord|code|word)|adgangskode|tilgangskode|møtekode|kode|pin|host key|vertsnøkkel|sip)(?:et|en)?\\b",
    "^\\W*(?:microsoft teams|google meet|zoom)\\W*(?:trenger du hjelp|need help)?\\W*$",
    "^\\W*(?:bli med (?:på (?:møte|data|inter|mobil|zoom|teams)|i møte|nå|med|via)|klikk her for å|join|(?:eller |or )?(?:ring inn|call in|dial)|one tap|finn (?:et )?(?:lokalt|ditt)|find (?:a|your) local|last ned|download teams|finn ut mer|lær mer|learn more|møtealternativer|meeting options|for (?:arrangører|organizers)|tilbakestill|reset pin|videosystem|video conf|trenger du hjelp|need help|vennligst ikke rediger|please do not edit)",
    "inviter\\w* deg til|inviting you to",
  ].join("|"),
  "i",
);

const RULER = /^[\s_~:=*\-–.⎯─━]{6,}$/;
/** A label with its value on the next line. */
const LABEL = /:\s*$/;
const PIECES = /(?<=[.!?;|])\s+|(?<=[;|])/;

const isOfMeeting = (piece: string): boolean => MEETING.test(piece.replace(/[;|]\s*$/, ""));

/** Whether a text has an invitation to an online meeting. */
export const hasMeeting = (text: string): boolean =>
  text.split("\n").some((line) => line.split(PIECES).some(isOfMeeting));

const isBlank = (line: string): boolean => line.trim() === "" || RULER.test(line);

/** A line's sentences and parts that are no invitation; null when nothing is left. */
const keptOf = (line: string): string | null => {
  const pieces = line.split(PIECES);
  const kept = pieces.filter((piece) => !isOfMeeting(piece) && !BESIDE.test(piece));
  if (kept.length === pieces.length) return line;
  return kept.length === 0 ? null : kept.join(" ").replace(/\s*[;|]\s*$/, "");
};

/**
 * A text without its invitation, and without a single line within that.
 *
 * @param isKnown Whether the invitation is elsewhere, so that codes are its.
 */
export const withoutMeetings = (text: string, isKnown: boolean): string => {
  if (!isKnown && !hasMeeting(text)) return text;
  const lines = text.split("\n");
  const kept = lines.map((line) => (isBlank(line) ? "" : keptOf(line)));
  const filled = lines.flatMap((line, at) => (isBlank(line) ? [] : [at]));
  filled.forEach((at, order) => {
    const [before, after] = [filled[order - 1], filled[order + 1]];
    const isWithin = before !== undefined && after !== undefined && kept[before] === null && kept[after] === null;
    const isValue = before !== undefined && kept[before] === null && LABEL.test(lines[before] ?? "");
    if (isWithin || isValue) kept[at] = null;
  });
  return kept.filter((line) => line !== null).join("\n");
};
