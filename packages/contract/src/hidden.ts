// Characters that nobody sees and that make a text read as another: control characters, direction overrides, broken halves of pairs.

// Line breaks and tabs are ordinary; everything else below the space is not, nor are bidi controls and lone surrogates; U+FFFE and U+FFFF are no characters, and no workbook may hold them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/u

/** Whether a text holds one. Requests and sheets are refused with it, by the name of the place. */
export const holdsHidden = (text: string): boolean => hidden.test(text)

/** Whether a text is nothing but characters that are drawn as nothing: it would count as given, and be read as empty. */
export const isUnseen = (text: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(text) && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
