interface OptionsProps {
  readonly of: readonly { readonly value: string; readonly label: string }[];
}

/** The options of a native select element. */
export const Options = ({ of }: OptionsProps) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
