import { asUserProfile } from "./stored-profile";

const PROFILE = { userName: "Demo", email: "demo@example.no", token: "mars" };

test("accepts a valid profile, without other fields", () => {
  expect(asUserProfile({ ...PROFILE, password: "hemmelig" })).toEqual(PROFILE);
});

test.each([null, 7, "text", [], {}, { ...PROFILE, token: "" }, { ...PROFILE, email: 7 }, { userName: "Demo" }])(
  "treats %j as no profile",
  (value) => {
    expect(asUserProfile(value)).toBeNull();
  },
);
