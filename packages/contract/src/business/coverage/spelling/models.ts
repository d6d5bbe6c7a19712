// Models as certificates print them: single ones, several in one text, and series that leave a part of the name open.
import { bareText, spelledAlike } from './normal.ts'
import type { Likeness } from './likeness.ts'
import { isPlaceholder } from './placeholder.ts'

/** Separators of several models in one text. A slash is none, because models have it in their names. */
const between = /[、;；，\n]|,(?=\s)/
/** An open part or two ends: QD5～QD50, HX-□□□, CPD15 to CPD35, QD系列. */
const open = /[~～□▢◻■…*?]|\.{3}|(?<=\d)(至|到)|系列|SERIES|X{2,}|(?<=[A-Z\d])[—–](?=[A-Z\d])/
const namesSeries = (model: string): boolean => open.test(model.toUpperCase())

/** The single models of these texts, placeholders left out. */
export const modelsIn = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(between))
    .map((one) => one.trim())
    .filter((one) => !isPlaceholder(one))

/** The models of these texts that are named in full, each once: series are left out. */
export const singleModels = (texts: readonly string[]): string[] =>
  [
    ...new Map(
      modelsIn(texts)
        .filter((model) => !namesSeries(model))
        .map((model) => [spelledAlike(model), model] as const)
        .toReversed(),
    ).values(),
  ].toReversed()

/** The letters that a series begins with, which each of its models begins with too. */
const beginning = (series: string): string =>
  /^[\p{L}]*/u.exec(
    spelledAlike(series)
      .replace(/(系列|SERIES).*$/, '')
      .replace(/X{2,}.*$/, ''),
  )?.[0] ?? ''

function likenessToModel(asked: string, printed: string): Likeness {
  if (namesSeries(printed)) {
    const start = beginning(printed)
    return start === '' || spelledAlike(asked).startsWith(start) ? 'unclear' : 'different'
  }
  if (spelledAlike(asked) === spelledAlike(printed)) return 'same'
  return bareText(asked) === bareText(printed) ? 'unclear' : 'different'
}

/**
 * Whether a product's model is one of the printed ones. Unclear: it may lie in a printed series, differs only in signs, or is
 * a series itself. Different from none where nothing is printed: unclear.
 */
export function likenessToModels(asked: string, printed: readonly string[]): Likeness {
  const models = modelsIn(printed)
  if (models.length === 0 || namesSeries(asked)) return 'unclear'
  const found = models.map((one) => likenessToModel(asked, one))
  return found.includes('same') ? 'same' : found.includes('unclear') ? 'unclear' : 'different'
}
