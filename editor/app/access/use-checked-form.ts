import { type FormEvent, useRef, useState } from "react";

/** The error text of each invalid field. */
export type Faults<Name extends string> = Partial<Readonly<Record<Name, string>>>;

interface CheckedForm<Name extends string> {
  /** What is wrong with the values, before they are sent. */
  readonly check: () => Faults<Name>;
  /** The field at which a refusal of the server is shown. */
  readonly refusedAt: Name;
  readonly send: () => Promise<void>;
}

/** A form with faults at their fields, the first of which gets the focus. Fields have their name as `name`. */
export const useCheckedForm = <Name extends string>({ check, refusedAt, send }: CheckedForm<Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [isSending, setSending] = useState(false);
  const showFaults = (found: Faults<Name>) => {
    setFaults(found);
    const [first] = Object.keys(found);
    const control = form.current?.elements.namedItem(first ?? "");
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = check();
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send();
    } catch (error) {
      const why: Faults<Name> = {};
      showFaults({ ...why, [refusedAt]: error instanceof Error ? error.message : String(error) });
    } finally {
      setSending(false);
    }
  };
  return { form, faults, isSending, submit: (event: FormEvent) => void submit(event) };
};
