// Characters that are drawn as nothing and make a text read as another: control characters, direction overrides, broken halves of pairs, zero-width ones.

import type { Phrase } from './phrase.ts'

// Line breaks and tabs are ordinary; everything else below the space is not, nor are bidi controls and lone surrogates; U+FFFE and U+FFFF are no characters, and no workbook may hold them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/u

/** Whether a text holds one. Requests and sheets are refused with it, by the name of the place. */
export const holdsHidden = (text: string): boolean => hidden.test(text)

/** Whether a text is nothing but characters that are drawn as nothing: it would count as given, and be read as empty. */
export const isUnseen = (text: string): boolean =>
  /\p{Default_Ignorable_Code_Point}/u.test(text) && !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)

/** Whether requests, sheets and forms refuse a text for characters that are not seen. */
export const isRefusedUnseen = (text: string): boolean => holdsHidden(text) || isUnseen(text)

/** Joins two emoji into one · chooses the shape of a Chinese character or an emoji · everything else that is drawn as nothing. */
const drawnAsNothing =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?\u200D(?=\p{Extended_Pictographic}))|([\p{Script=Han}\p{Emoji}]\p{Variation_Selector})|\p{Default_Ignorable_Code_Point}/gu

/**
 * The text without characters that are drawn as nothing (zero-width spaces and joiners, soft hyphens, byte order marks), which
 * come along with copied text and make equal names differ. What emoji and rare Chinese characters are put together with stays.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(drawnAsNothing, (found: string, joined?: string, shaped?: string) => ((joined ?? shaped) ? found : ''))

/** The text as it is stored and compared, whatever program sent it: without characters that are drawn as nothing, each letter composed with its accents (NFC). */
export const composed = (text: string): string => withoutUnseen(text).normalize('NFC')

/** The text with U+FFFD for each refused character, safe to show and store: it cannot reverse the direction of the text around it. */
export const hiddenShown = (text: string): string => text.replace(new RegExp(hidden, 'gu'), '\uFFFD')

/** What is said of a place that holds them. `name`: of the field or column. */
export const hiddenProblem = ([zh, en]: Phrase): Phrase => [
  `${zh}：含有看不见的字符，请删除后重新输入`,
  `${en} contains invisible characters. Remove them and type it again`,
]
