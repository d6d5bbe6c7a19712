// How numbers are written inside a text, as the database's cell_keys() has it for parts: the signs between their groups, what may stand next to them, and the labels before them.
// No pattern looks behind: Safari reads such a one since 16.4 only, and would not run the script at all.

/** Takes the place of what has been read; it stands for letters and digits. */
export const blot = '\uE000'
const letters = String.raw`0-9A-Z\uE000\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF`
/** A letter or digit of any script in which numbers are written: a number next to one is a piece of something longer. */
export const letter = `[${letters}]`
/** Signs that join the groups of one number without a space. */
const joint = String.raw`[_./~·•‧∙⋅・∼−\-\u2010-\u2015\u301C\u3030]`
/** What may stand between two groups of a number; a line break may not, because the next line may be another number. */
export const gap = String.raw`(?:${joint}| ){0,3}`
/** The same where something has to stand there. */
export const wideGap = String.raw`(?:${joint}| ){1,3}`
/** A digit, or a letter that is typed for one. */
export const digit = '[0-9OIL]'

/** A shape, and whether it may begin behind this text. */
export interface Pattern {
  readonly shape: RegExp
  readonly mayBegin: (before: string) => boolean
}

/** As much of the text before a number as decides whether it may begin there. */
const far = 12

/** Every match of a pattern that begins where it may, in their order. */
export function* matchesIn(text: string, { shape, mayBegin }: Pattern): Generator<RegExpExecArray> {
  const own = new RegExp(shape.source, shape.flags)
  for (let match = own.exec(text); match; match = own.exec(text))
    if (mayBegin(text.slice(Math.max(0, match.index - far), match.index))) yield match
    else own.lastIndex = match.index + 1
}

const afterLetter = new RegExp(`${letter}$`, 'u')
const afterNo = new RegExp(`(?:^|[^${letters}])NO$`, 'u')
/** Not within a word; a No without its sign may stand directly before it. */
const apart = (before: string): boolean => !afterLetter.test(before) || afterNo.test(before)

const afterHead = new RegExp(`${letter}${gap}$`, 'u')
const afterParted = new RegExp(`(?:^|[^${letters}])NO[ .:]{0,3}$`, 'u')
/** What has no head of its own must not have another one. */
const withoutHead = (before: string): boolean => !afterHead.test(before) || afterParted.test(before)

const anywhere = (): boolean => true

/** Where a number ends: what goes on with a sign and a digit, or one letter, is a longer number. */
export const ends = String.raw`(?!${letter})(?!${joint}(?:\d|[A-Z]{1,2}(?!${letter})))`

/** Categories that are printed begin with a digit or F. */
const category = '(?:[1-9][0-9A-Z]{3}|F[0-9][0-9A-Z]{2})'
const year = `(?:[1IL]9|2[0O])${digit}${digit}`

/** Behind a number: another certificate, in the spellings of `certificateNo.ts`. In the middle of a sentence the word is the sentence's. */
const word = '(?:[补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])'
const count = String.raw`(?:\d{1,2}|[一二三四五六七八九十])`
const wordEnds = String.raw`(?!${letter}|\p{Script=Han})`
/** A bracket ends it, whatever follows; without one a word of the sentence may go on. */
const suffixForms = String.raw`${word}[([]${count}[)\]]|[([]${word}${count}?[)\]](?!${count})|[([]${word}[)\]]${count}${wordEnds}|${word}${count}?${wordEnds}`
const suffix = String.raw`(?:${gap}(?<suffix>${suffixForms}))?`

const bracketed = String.raw`^号? ?[([〔【{<][^)\]〕】}>]{0,4}[补補增换換变變续續]`
/** A word of a suffix in brackets that was read as no suffix, also next to the number of a part: which certificate is meant is not known. */
export const unclearBrackets = new RegExp(bracketed, 'u')

/**
 * What follows a number directly and may make another number of it, where it was read as no suffix: a word of a suffix, a
 * count, a letter of any script, the end of a range. Such a number is not read, because the one before it may be another certificate.
 */
export const unclearTail = new RegExp(
  [
    String.raw`^(?!变更(?:公告|通知|申请|为|前|后))[号+]?[补補增换換变變续續]`,
    bracketed,
    String.raw`^号? [补補]`,
    String.raw`^ ?[([〔【{<] ?[0-9A-Z一二三四五六七八九十]{1,3} ?[)\]〕】}>]`,
    String.raw`^[一二三四五六七八九十零〇]`,
    String.raw`^(?!\p{Script=Han})[\p{L}\p{N}]`,
    String.raw`^ [-–]?\d{1,2}(?!\d)(?! ?[\p{Script=Han}A-Z%./])`,
    String.raw`^ ?[至到] ?\d`,
    String.raw`^、 ?\d{1,5}(?!\d)`,
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
  'u',
)

/** TSX, category, body, year, serial, suffix. */
export const certificate: Pattern = {
  mayBegin: apart,
  shape: new RegExp(
    `T ?S ?X${gap}(?<category>[0-9A-Z]{4})${gap}(?<body>${digit}{3,5})${gap}(?<year>${year})${gap}(?<serial>${digit}{4})${ends}${suffix}`,
    'gu',
  ),
}
/** TX, category, body, year of four or two digits, serial, suffix. Of TXS it is not the beginning. */
export const label: Pattern = {
  mayBegin: apart,
  shape: new RegExp(
    `T ?X${gap}(?<category>${category})${gap}(?<body>${digit}{3,5})${gap}(?<year>${year}|${digit}${digit})${gap}(?<serial>${digit}{4})${ends}${suffix}`,
    'gu',
  ),
}
/** A certificate number without TSX is one where its four groups are parted, and no other head stands before them. */
export const headless: Pattern = {
  mayBegin: withoutHead,
  shape: new RegExp(
    `(?<category>${category})${wideGap}(?<body>\\d{3,5})${wideGap}(?<year>199\\d|20[0-4]\\d)${wideGap}(?<serial>\\d{4})${ends}${suffix}`,
    'gu',
  ),
}
/** The same in one piece, for a text that is nothing else. */
export const headlessAlone: Pattern = {
  mayBegin: anywhere,
  shape: new RegExp(
    `^\\s*(?<category>${category})${gap}(?<body>\\d{3,5})${gap}(?<year>199\\d|20[0-4]\\d)${gap}(?<serial>\\d{4})${suffix}\\s*$`,
    'gu',
  ),
}

const licenceBody = String.raw`T ?S${gap}\d[0-9A-Z]{6}`
export const licence: Pattern = {
  mayBegin: apart,
  shape: new RegExp(String.raw`(?<number>${licenceBody}${gap}(?:19|20)\d{2})${ends}`, 'gu'),
}
/** Without the year only behind its label, or alone. */
export const licenceShort: Pattern = {
  mayBegin: anywhere,
  shape: new RegExp(
    String.raw`(?:许可证(?: ?(?:书|明细))?(?: ?(?:编号|号码?|NO\.?))?[ :.]{0,3}(?<number>${licenceBody})${ends}|^\s*(?<alone>${licenceBody})\s*$)`,
    'gu',
  ),
}

/** A number of any form behind a label: an office's characters, letters, digits and the signs between them. */
const numberOf = (more: string) =>
  String.raw`(?<number>(?:\p{Script=Han}{1,4}(?=[ 0-9A-Z]) ?)?(?:[A-Z]{1,8} (?=\d))?[0-9A-Z([](?:[0-9A-Z()[\]]|[_./#&+\p{Pd}−](?=[0-9A-Z([])${more})*)${ends}`
const anyNumber = numberOf('')
/** One with a slip in it is parted into groups as the right one would be. */
const certificateLike = numberOf(String.raw`| (?=\d{3,5}(?!${letter}))`)
const named = String.raw`[ :.#]{0,4}`
const numberWord = String.raw`(?: ?(?:编号|号码?|NO\.?|NUMBER|#))`
/** Chinese characters need no space before them. */
const chinese = (words: string, number: string): Pattern => ({
  mayBegin: anywhere,
  shape: new RegExp(`${words}${numberWord}${named}${number}`, 'gu'),
})
const latin = (words: string, number: string): Pattern => ({
  mayBegin: (before) => !afterLetter.test(before),
  shape: new RegExp(`${words}${numberWord}${named}${number}`, 'gu'),
})
export const afterReportLabel = [chinese('报告书?', anyNumber), latin('REPORTS?', anyNumber)] as const
/** Lists leave the word for "number" out; then a blank or a colon parts the two. */
export const afterReportWord: Pattern = {
  mayBegin: anywhere,
  shape: new RegExp(`报告书?[ :]{1,3}${anyNumber}`, 'gu'),
}
export const afterCertificateLabel = [
  chinese('证书?', certificateLike),
  latin('CERTIFICATES?', certificateLike),
] as const
/** Directly behind a report number: the next one of the same certificate. */
export const nextReport = new RegExp(String.raw` ?、 ?${anyNumber}`, 'yu')

/** The id in an address of this register, whose letters are large and small: 128 bits. */
export const publicId = '[A-Za-z0-9_-]{21}[AQgw]'
export const verifyLink = new RegExp(String.raw`(?:\/|%2F)v(?:\/|%2F)(?<id>${publicId})(?![A-Za-z0-9_-])`, 'giu')
export const answerLink = /(?:\/|%2F)answer(?:\/|%2F)(?<given>[^\s/?#&"'<>，。；、：「」“”]+)/giu
/** An id at the beginning of a text, with whatever was hung on to it on the way. */
export const idAlone = new RegExp(String.raw`^\s*(?<id>${publicId})(?![A-Za-z0-9_-])`, 'u')
