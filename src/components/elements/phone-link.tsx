/** A telephone link, which never breaks over two lines. */
export const PhoneLink = ({ number }: { readonly number: string }) => (
  <a href={`tel:${number.replace(/\s/g, "")}`}>{number.replace(/\s/g, "\u00a0")}</a>
);
