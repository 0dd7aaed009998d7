/** The sign-in screens and the profile, loaded together. */
export { AccountScreen } from "./account-screen";
export { LoginScreen } from "./login-screen";
export { PasswordScreen } from "./password-screen";
export { ProfileScreen } from "./profile-screen";
