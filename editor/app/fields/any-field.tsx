import { createContext, Suspense, useContext } from "react";
import type { Form } from "../../api/form";
import type { ControlProps } from "./field-props";

type Controls = Readonly<Record<Form["kind"], React.ComponentType<ControlProps>>>;

/** Controls nest; a registry in context spares their modules circular imports. */
const ControlsContext = createContext<Controls | null>(null);

export const ControlsProvider = ControlsContext.Provider;

/** The control of any field. */
export const AnyField = (props: ControlProps) => {
  const Control = useContext(ControlsContext)?.[props.field.form.kind];
  if (Control === undefined) throw new Error("Only inside a form.");
  return (
    <Suspense fallback={<p>Henter tekstredigering …</p>}>
      <Control {...props} />
    </Suspense>
  );
};
