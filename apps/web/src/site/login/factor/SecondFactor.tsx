// The step after the first factor: a code of the authenticator, or a recovery code. Drawn instead of the tabs while `usePending()` answers.
export const SecondFactor = () => null
