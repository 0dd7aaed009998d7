/** Unit tests derive hundreds of passwords; at the real cost that takes minutes. The passwords' own tests use it. */
const CHEAP = { PASSWORD_COST: { N: 16, r: 1, p: 1 } };

jest.mock("../../editor/server/accounts/password-cost", () => CHEAP);
jest.mock("../../film-platform/store/password-cost", () => CHEAP);
