// Formats numbers and sizes in the reader's language.
import { tagOf, type Lang } from '@register/contract/phrase'

export const count = (value: number, lang: Lang): string => value.toLocaleString(tagOf(lang))

const figures = new Map<string, Intl.NumberFormat>()

/** A quantity with this many digits after the point. Formatters are expensive to create, so ten thousand rows share a few. */
export function quantity(value: number, lang: Lang, places: number): string {
  const key = `${lang} ${places}`
  let format = figures.get(key)
  if (!format) {
    format = new Intl.NumberFormat(tagOf(lang), { minimumFractionDigits: places, maximumFractionDigits: places })
    figures.set(key, format)
  }
  return format.format(value)
}

/** A share in percent: 100 % only when nothing is missing, 0 % only when there is none. */
export function share(part: number, whole: number, lang: Lang): string {
  const floored = whole === 0 ? 0 : Math.floor((1000 * part) / whole) / 1000
  const isLess = part > 0 && floored === 0
  const text = (isLess ? 0.001 : floored).toLocaleString(tagOf(lang), { style: 'percent', maximumFractionDigits: 1 })
  return isLess ? `<${text}` : text
}

/** A lower bound reads "10,000+". */
export const total = (value: number, isLowerBound: boolean | undefined, lang: Lang): string =>
  count(value, lang) + (isLowerBound ? '+' : '')

/** The kind of a file, from its extension: PDF, DOCX. */
export const fileType = (name: string): string => (/\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? '').toUpperCase()

/** Bytes as KB, MB or GB. */
export const fileSize = (bytes: number): string => {
  if (bytes === 0) return '0 B'
  const megabytes = bytes / 1024 / 1024
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return megabytes < 1024 ? `${Number(megabytes.toFixed(1))} MB` : `${Number((megabytes / 1024).toFixed(1))} GB`
}
