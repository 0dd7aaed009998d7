import { fireEvent, screen } from "@testing-library/react";
import { EditScreen } from "../screens/edit-screen";
import { deskData, kindNamed } from "./desk-data";
import { deskServer } from "./desk-server";
import { fieldOf } from "./form-of";
import { renderInDesk } from "./in-desk";

const TEXT = { kind: "text" } as const;

/** A kind of content with two fields. */
export const ARTICLES = {
  ...kindNamed("articles", "Article"),
  label: "Artikler",
  newLabel: "Ny artikkel",
  form: {
    kind: "object",
    isPicture: false,
    fields: [fieldOf("title", "Tittel", TEXT, { isRequired: true }), fieldOf("author", "Forfatter", TEXT)],
  },
} as const;

/** The settings, a singleton kind. */
export const SITES = { ...ARTICLES, kind: "sites", label: "Innstillinger", newLabel: null } as const;

export const KAFE = { title: "Kafé", author: "Kari" };

export const ENTITY = {
  kind: "articles",
  id: "kafe",
  title: "Kafé",
  file: "articles/kafe.json",
  version: "1",
  value: KAFE,
  draft: null,
  problems: [],
};

export const READ = "GET /api/entities?kind=articles&id=kafe";

/** Opens an article's form, and waits until it is loaded. */
export const openKafe = async (answers: Record<string, object> = {}, own = {}, address = {}) => {
  const renew = jest.fn(async () => undefined);
  const server = deskServer({
    [READ]: ENTITY,
    "POST /api/check": { here: [], elsewhere: [] },
    "DELETE /api/drafts": {},
    ...answers,
  });
  renderInDesk(
    <EditScreen kind="articles" id="kafe" field={null} only={null} {...address} />,
    deskData({ renew, ...own }, [ARTICLES, SITES]),
  );
  await screen.findByRole("button", { name: /^Lagre/ });
  return { server, renew };
};

export const author = () => screen.getByLabelText(/^Forfatter/);
export const writeAuthor = (value: string) => fireEvent.change(author(), { target: { value } });
export const saveButton = (): HTMLElement => screen.getByRole("button", { name: /^Lagre/ });
export const submitForm = () => fireEvent.submit(saveButton().closest("form") ?? document.body);
