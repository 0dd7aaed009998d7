import { asUserProfile } from "./stored-profile";

const PROFILE = { userName: "Demo", email: "demo@example.no", token: "mars" };

test("takes a sound profile, and nothing else that lies beside it", () => {
  expect(asUserProfile({ ...PROFILE, password: "hemmelig" })).toEqual(PROFILE);
});

test.each([null, 7, "text", [], {}, { ...PROFILE, token: "" }, { ...PROFILE, email: 7 }, { userName: "Demo" }])(
  "takes %j for nobody",
  (value) => {
    expect(asUserProfile(value)).toBeNull();
  },
);
