// Other ways in, by the providers of the configuration; nothing where there are none. Drawn under the tabs of the login page.
export const OtherWays = () => null
