import { Fragment } from "react";

/** An e-mail link. A narrow column breaks it at its signs, not within a word. */
export const EmailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${address}`}>
    {(address.match(/[^@.-]*[@.-]|[^@.-]+/g) ?? []).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </a>
);
