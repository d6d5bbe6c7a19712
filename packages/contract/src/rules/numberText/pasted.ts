// A number as it is copied: dialogs and documents put characters around it that nobody sees, and messengers write addresses anew.

const unseen = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|[\p{Cc}\uFFFE\uFFFF]|\p{Surrogate}/gu

/** An address may be written anew by every program that it passes. */
const mostCodings = 3
const coded = /%[0-9A-F]{2}/i

/** The text of a part of an address, however often it was coded; what cannot be read as coded is meant as it is. */
export function decodedText(part: string): string {
  let text = part
  for (let times = 0; times < mostCodings && coded.test(text); times++)
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  // A form writes a blank as a plus.
  return /\s/.test(text) ? text : text.replaceAll(/(?<before>[0-9A-Z])\+(?=[0-9A-Z])/gi, '$<before> ')
}

/** The text without what is drawn as nothing: marks of direction, joiners, zeros of broken addresses. */
export const seenText = (text: string): string =>
  decodedText(text)
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(unseen, '')
    .trim()
