import { parseArgs } from "node:util";
import { inviteSchema } from "../api/accounts";
import { hostingFrom, WrongSetting } from "./access/hosting";
import { Accounts } from "./accounts/accounts";
import { invitationLink } from "./accounts/invitation-link";
import { storedRoleSchema } from "./accounts/stored-role";
import { deskFolder } from "./desk-lock";

const USAGE = "Bruk: npm run rediger:invite -- --email kari@kulturhuset.example.no --role admin (eller editor)";

const commandSchema = inviteSchema.extend({ role: storedRoleSchema });

/** `npm run rediger:invite`: invites the first person, and people who can no longer log in. */
const main = (): void => {
  const { values } = parseArgs({ options: { email: { type: "string" }, role: { type: "string" } }, strict: false });
  const { data: invited } = commandSchema.safeParse(values);
  if (invited === undefined) throw new WrongSetting(USAGE);
  const hosting = hostingFrom(process.env, 0);
  if (!hosting.isHosted)
    throw new WrongSetting("EDITOR_ORIGIN er ikke satt → Sett den til adressen som redaksjonen har på nettet.");
  const accounts = new Accounts({ folder: deskFolder(process.env) });
  const { secret } = accounts.invite({ ...invited, by: null });
  accounts.close();
  console.log(`Invitasjon for ${invited.email}. Den gjelder i sju dager og kan brukes én gang:`);
  console.log(invitationLink(hosting.origin, secret));
};

try {
  main();
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
