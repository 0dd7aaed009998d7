import type { Page } from "@playwright/test";
import { z } from "zod";

export interface Profile {
  readonly userName: string;
  readonly email: string;
  readonly token: string;
}

const loggedIn = z.object({ marsToken: z.string(), UserName: z.string(), UserInfo: z.object({ Email: z.string() }) });
const created = z.object({ Token: z.string(), UserName: z.string(), ContactEmail: z.string() });

const post = async (address: string, body: object): Promise<unknown> => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

/** Logs in at the film platform, and returns the browser's cookies and storage. */
export const profileOf = async (platform: string, email: string, password: string): Promise<Profile> => {
  const { marsToken, UserName, UserInfo } = loggedIn.parse(
    await post(`${platform}/login`, { Email: email, Password: password }),
  );
  return { userName: UserName, email: UserInfo.Email, token: marsToken };
};

/** A member without films and tickets. */
export const newMember = async (platform: string, email: string): Promise<Profile> => {
  const { Token, UserName, ContactEmail } = created.parse(
    await post(`${platform}/createUser`, { email, password: "et langt nok passord", userName: "Ny" }),
  );
  return { userName: UserName, email: ContactEmail, token: Token };
};

/** Logs this member in on the open page's browser, from the next page on. */
export const comeAs = async (page: Page, profile: Profile): Promise<void> => {
  await page.evaluate((text) => localStorage.setItem("cw-profile", text), JSON.stringify(profile));
};
