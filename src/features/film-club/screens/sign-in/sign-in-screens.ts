/** The screens of logging in and of the member's own page, loaded together. */
export { AccountScreen } from "./account-screen";
export { LoginScreen } from "./login-screen";
export { PasswordScreen } from "./password-screen";
export { ProfileScreen } from "./profile-screen";
