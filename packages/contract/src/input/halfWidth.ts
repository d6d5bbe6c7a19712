// Full-width letters, digits and signs as the plain ones. The full comma stays, because it parts the entries of a list.

/** NFKC is not used, because it would turn superscripts and circled digits into digits. */
export const halfWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E]/g, (one) => (one === '，' ? one : String.fromCharCode(one.charCodeAt(0) - 0xfee0)))
