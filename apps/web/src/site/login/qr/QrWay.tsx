// Signing in by a telephone that is signed in already: a code to scan. Drawn in the third tab of the login page.
export const QrWay = () => null
