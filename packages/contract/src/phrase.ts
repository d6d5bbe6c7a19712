// The two languages of the product, and the pair that every visible text is written as.

export type Lang = 'zh' | 'en'

/** One text in both languages. A phrase with values is a function that returns a pair. */
export type Phrase = readonly [zh: string, en: string]

/** The text of a phrase in one language. */
export const say = (phrase: Phrase, lang: Lang): string => (lang === 'zh' ? phrase[0] : phrase[1])

/** Reads an Accept-Language header or a browser language; anything that is not English reads as Chinese, the default. */
export const langOf = (wanted: string | undefined): Lang =>
  wanted?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'

/** The BCP 47 tag for `lang` attributes, `Accept-Language` and Intl. */
export const tagOf = (lang: Lang): 'zh-CN' | 'en' => (lang === 'zh' ? 'zh-CN' : 'en')
