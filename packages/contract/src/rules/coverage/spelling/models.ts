// Models as certificates print them: single ones, several in one text, and series that leave a part of the name open.
import { bareText, spelledCode } from './normal.ts'
import type { Likeness } from './likeness.ts'
import { isPlaceholder } from './placeholder.ts'

/** Separators of several models in one text. A slash, a plus and an ampersand are none, because models have them in their names. */
const between = /[、;；，\n]|,(?=\s|[A-Z])|(?<=[A-Z\d])\s*(?:和|及|或|与)\s*(?=[A-Z])/i
/** Signs that may part several models, or be a part of one. */
const mayPart = /[/&+(),，;、~～…\s]|以及|和|及|或|与|含|等|至|到|型/
/** An open part or two ends: QD5～QD50, HX-□□□, QD-××, CPD15 to CPD35, QD≤50. A run of X with digits behind it may be a name: AXX-100. */
const open =
  /[~～□▢◻■…*?≤≥<>＜＞]|\.{3}|#{2,}|[_＿]{2,}|[(（]\s*[)）]|\[.*[-~].*\]|(?<!\d\s*)×|×(?!\s*\d)|(?<=\d)(至|到)|等$|X{2,}(?!.*\d)|(?<=[A-Z\d])[—–](?=[A-Z\d])|^([A-Z]+)\d+[A-Z]*-\2\d+[A-Z]*$/
/** Words for several models, with all that follows them. */
const severalWords =
  /(系列|SERIES|[及或]?以[上下内]|[及和与]?其?(派生|衍生|变型|变形)|[各多][种个型规]|所有|全部|任[意何]|不限|^通用$|^(ALL|ANY)( MODELS?)?$).*$/
const openOrName = /X{2,}/
const namesSeries = (model: string): boolean => open.test(model.toUpperCase()) || severalWords.test(model.toUpperCase())
const mayNameSeries = (model: string): boolean => namesSeries(model) || openOrName.test(model.toUpperCase())

/** One spelling of a model, without the words around it: 型号：QD5, CPD18型. */
const spelledModel = (given: string): string => bareOfWords(spelledCode(given))
const bareOfWords = (text: string): string =>
  text.replace(/^(产品)?(型号|MODEL(NO\.?)?)[:：]?(?=.)/, '').replace(/(?<=.)型号?$/, '')
/** As it looks: signs left out, O as 0 and I as 1. */
const lookOf = (given: string): string => bareText(spelledModel(given)).replaceAll('O', '0').replaceAll('I', '1')
/** Without Chinese words: QD5试验样机 may be called QD5. */
const withoutWords = (given: string): string => lookOf(given).replaceAll(/\p{Script=Han}/gu, '')
/** The same but for Chinese words around it. */
const isLikeBesideWords = (a: string, b: string): boolean =>
  withoutWords(a) !== '' && withoutWords(a) === withoutWords(b)

/** The single models of these texts, placeholders left out. */
export const modelsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(between))
    .map((one) => one.trim())
    .filter((one) => !isPlaceholder(one))

/** Words that take models out of a list: 不含QD20、QD32 names two models that the certificate is not for. */
const exclusion = /(不包?[含括]|不适用|除(?=[A-Z\d])|除.*外|以外|EXCEPT|EXCLUDING|WITHOUT|OTHERTHAN|NOTINCLUDING)/
const startsWithExclusion = new RegExp(String.raw`^[^\p{L}\p{N}]*${exclusion.source}`, 'u')

/** How many of these models are named for certain: those before words that take models out; none where such words stand behind one, as in QD20、QD32除外. */
function certainOf(models: readonly string[]): number {
  const spelled = models.map(spelledCode)
  const at = spelled.findIndex((one) => exclusion.test(one))
  if (at === -1) return models.length
  return startsWithExclusion.test(spelled[at] ?? '') ? at : 0
}

/** The models that a certificate names in full, its own first, each once: series, and what a list may take out, are left out. */
export function singleModels(own: string, further: readonly string[]): string[] {
  const listed = modelsIn(further)
  const named = [...modelsIn([own]), ...listed.slice(0, certainOf(listed))].filter((model) => !namesSeries(model))
  const spelled = named.map(spelledModel)
  return named.filter((_, at) => spelled.indexOf(spelled[at] ?? '') === at)
}

/** The letters that a text begins with. */
const lettersOf = (text: string): string => /^\p{L}*/u.exec(spelledModel(text))?.[0] ?? ''

/** The letters that the models of a series begin with, of each of its ends: QD/LD系列 has two. */
const beginnings = (series: string): string[] =>
  series
    .toUpperCase()
    .replace(severalWords, '')
    .replaceAll(/(X{2,}|×).*$/g, '')
    .split(mayPart)
    .map((part, at) => (at > 0 && part.trim() === '' ? undefined : lettersOf(part)))
    .filter((letters) => letters !== undefined)

/** A model with a number in the place of the numbers of another: 10 beside QD5 may be QD10. */
const withLetters = (part: string, letters: string): string => (/^\d/.test(part.trim()) ? `${letters}${part}` : part)

/** A text that may name several models names this one among them. */
function mayContain(printed: string, asked: string): boolean {
  const parts = printed.normalize('NFKC').toUpperCase().split(mayPart)
  const letters = lettersOf(printed)
  if (parts.some((part) => lookOf(withLetters(part, letters)) === lookOf(asked))) return true
  // QD5-50t may be a name or a series.
  const isSpan = /^\p{L}+\d+[A-Z]*-\d+[A-Z]*$/u.test(spelledModel(printed))
  return isSpan && letters === lettersOf(asked) && /^\p{L}+\d+[A-Z]*$/u.test(spelledModel(asked))
}

function likenessToModel(asked: string, printed: string): Likeness {
  if (!namesSeries(printed) && spelledModel(asked) === spelledModel(printed)) return 'same'
  if (mayNameSeries(printed)) {
    const starts = beginnings(printed)
    return starts.some((start) => spelledModel(asked).startsWith(start)) ? 'unclear' : 'different'
  }
  const isLike =
    lookOf(asked) === lookOf(printed) ||
    isLikeBesideWords(asked, printed) ||
    mayContain(printed, asked) ||
    mayContain(asked, printed)
  return isLike ? 'unclear' : 'different'
}

/** Entries whose meaning hangs on the others: QD、LD系列 names two series, QD5、10 may name QD10. */
function readTogether(models: readonly string[]): string[] {
  const isOfSeries = models.some((one) => /系列|SERIES/i.test(one))
  const first = models.map(lettersOf).find((letters) => letters !== '') ?? ''
  return models.flatMap((one) => {
    if (isOfSeries && !/\d/.test(one) && !namesSeries(one)) return [`${one}系列`]
    return /^\d+\p{L}*$/u.test(one) ? [one, `${first}${one}～`] : [one]
  })
}

/**
 * Whether a product's model is one of the printed ones. Unclear: it may lie in a printed series, differs only in signs, is
 * a series itself, or may be what a list takes out. Different from none where nothing is printed: unclear.
 */
export function likenessToModels(asked: string, printed: readonly string[]): Likeness {
  const models = modelsIn(printed)
  if (models.length === 0 || namesSeries(asked)) return 'unclear'
  const certain = models.slice(0, certainOf(models))
  const found = readTogether(certain).map((one) => likenessToModel(asked, one))
  if (found.includes('same')) return 'same'
  return found.includes('unclear') || certain.length < models.length ? 'unclear' : 'different'
}
