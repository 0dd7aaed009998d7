const isThisMachine = (hostname: string): boolean => /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * What is wrong with the base address of a service, in words that follow its name, or null.
 * @param mayBePlain Whether http:// will do; otherwise only for this machine, since a password goes along.
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
