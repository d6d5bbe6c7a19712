// The two languages of the product, and the pair that every visible text is written as.

export type Lang = 'zh' | 'en'

/** One text in both languages. A phrase with values is a function that returns a pair. */
export type Phrase = readonly [zh: string, en: string]

/** A text of a piece: a phrase, which the piece says in the reader's language, or a string that has no language, such as a name or a number. */
export type Wording = Phrase | string

/** Whether a value is a phrase: a list of exactly two strings. */
export const isPhrase = (value: unknown): value is Phrase =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

/** A stored name as a pair, to be put into sentences: names that administrators give may have no English, and Chinese then stands in (docs/decisions/0120-english-is-optional-in-administration.md). */
export const bothNames = (zh: string, en: string): Phrase => [zh, en === '' ? zh : en]

/** What a text is, said before it: "证书：…". */
export const titled = ([zh, en]: Phrase, text: string): Phrase => [`${zh}：${text}`, `${en}: ${text}`]

/** Between the names of a list. */
export const between: Phrase = ['、', ', ']

/** Between what something is and the thing itself, where they are drawn apart. */
export const colon: Phrase = ['：', ': ']

/** The text of a phrase in one language; of a name without English the Chinese. */
export const say = ([zh, en]: Phrase, lang: Lang): string => (lang === 'zh' || en === '' ? zh : en)

/** One language of an Accept-Language header: `en-GB;q=0.8` is English with the weight 0.8, and without a weight it is 1. */
function wish(part: string): { lang: Lang | undefined; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim())
  const stated = parameters.find((one) => one.startsWith('q='))
  const lang = /^en(?:-|$)/.test(tag) ? 'en' : /^zh(?:-|$)/.test(tag) ? 'zh' : undefined
  return { lang, weight: stated === undefined ? 1 : Number(stated.slice(2)) }
}

/** Reads an Accept-Language header: the language of the two with the greatest weight, the first of equals. Without either it is Chinese, the default. RFC 9110, 12.5.4. */
export function langOf(wanted = ''): Lang {
  let best: { lang: Lang; weight: number } | undefined
  for (const { lang, weight } of wanted.toLowerCase().split(',').map(wish))
    if (lang && weight > (best?.weight ?? 0)) best = { lang, weight }
  return best?.lang ?? 'zh'
}

/** The BCP 47 tag for `lang` attributes, `Accept-Language` and Intl. */
export const tagOf = (lang: Lang): 'zh-CN' | 'en' => (lang === 'zh' ? 'zh-CN' : 'en')

/** What is asked for where a column tells two things apart. */
export const yesNo = { yes: ['是', 'Yes'], no: ['否', 'No'] } as const satisfies Record<string, Phrase>
