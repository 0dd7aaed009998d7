const isThisMachine = (hostname: string): boolean => /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * The fault of a service's base address, as text that follows its name, or null.
 * @param mayBePlain Whether http:// is accepted; otherwise only for this machine, since a password is sent.
 */
export const addressFault = (text: string, mayBePlain: boolean): string | null => {
  if (!URL.canParse(text)) return "er ingen nettadresse";
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "må begynne med https://";
  if (protocol === "http:" && !mayBePlain && !isThisMachine(hostname)) {
    return "må begynne med https://, siden et passord sendes dit";
  }
  if (username !== "" || password !== "") return "kan ikke inneholde brukernavn eller passord";
  if (search !== "" || hash !== "") return "kan ikke ha ? eller #";
  return null;
};
