import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { messageOf } from "../text/message-of";

/** A text for each of the form's fields. */
type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The error text of each invalid field. */
type Faults<Name extends string> = Partial<Texts<Name>>;

interface CheckedForm<Name extends string> {
  /** Initial values, restored after sending. */
  readonly initial: Texts<Name>;
  /** Validates the values before sending. */
  readonly check: (values: Texts<Name>) => Faults<Name>;
  /** The field that shows the server's refusal. */
  readonly refusedAt: NoInfer<Name>;
  readonly send: (values: Texts<Name>) => Promise<void>;
}

/** A form that shows errors at its fields and focuses the first. */
export const useCheckedForm = <Name extends string>({ initial, check, refusedAt, send }: CheckedForm<Name>) => {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
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
    const found = check(values);
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(values);
      setValues(initial);
    } catch (error) {
      const why: Faults<Name> = {};
      showFaults({ ...why, [refusedAt]: messageOf(error) });
    } finally {
      setSending(false);
    }
  };
  /** The props of a field. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      // A password manager fills in several fields at once.
      setValues((now) => ({ ...now, [name]: value })),
  });
  return { form, field, isSending, submit: (event: FormEvent) => void submit(event) };
};
