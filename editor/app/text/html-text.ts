const BLOCKS = "p, h1, h2, h3, h4, li, tr, blockquote, caption, dt, dd";

/** Text of HTML, with a line for each paragraph and the addresses of links: "• Kjøp her (/billett)". */
export const htmlText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const link of body.querySelectorAll("a[href]")) link.append(` (${link.getAttribute("href") ?? ""})`);
  for (const item of body.querySelectorAll("li")) item.prepend("• ");
  for (const block of body.querySelectorAll(BLOCKS)) block.append("\n");
  for (const line of body.querySelectorAll("br")) line.replaceWith("\n");
  return (body.textContent ?? "")
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]*\n\s*/g, "\n")
    .trim();
};
