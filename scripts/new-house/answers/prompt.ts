/** Asks one question at a time. */
export interface Prompter {
  readonly question: (text: string) => Promise<string>;
  readonly print: (text: string) => void;
}

interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { readonly message: string }[] };
}

/** What is wrong with an answer, in Bokmål. */
export const faultOf = ({ error }: Checked): string => {
  const message = error?.issues[0]?.message ?? "";
  return message.includes("→") ? `Svaret ${message}` : "Svaret mangler eller kan ikke brukes. Prøv igjen.";
};

/** Repeats a prompt until the answer is valid; an empty answer gives undefined. */
export const prompt = async <Value>(
  { question, print }: Prompter,
  text: string,
  schema: { readonly safeParse: (value: unknown) => Checked },
  read: (answer: string) => Value,
): Promise<Value | undefined> => {
  for (;;) {
    const answer = (await question(`${text}\n> `)).trim();
    const value = answer === "" ? undefined : read(answer);
    const checked = schema.safeParse(value);
    if (checked.success) return value;
    print(faultOf(checked));
  }
};
