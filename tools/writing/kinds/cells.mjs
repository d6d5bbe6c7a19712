// The cells of the tables of form kinds, read as what they stand for.

/** @typedef {Record<string, string>} Line */

export const parts = (/** @type {string | undefined} */ text, by = ';') => (text ? text.split(by) : [])
export const at = (/** @type {Line} */ line, /** @type {string} */ name) => line[name] ?? ''

/** `zh/en`, or a word that is the same in both. @param {string} text */
const pair = (text) => {
  const cut = text.indexOf('/')
  return cut < 0 ? [text, text] : [text.slice(0, cut), text.slice(cut + 1)]
}

/** `value=zh/en;…` @param {string} text */
export const optionsOf = (text) =>
  parts(text).map((one) => {
    const cut = one.indexOf('=')
    return { value: one.slice(0, cut), label: pair(one.slice(cut + 1)) }
  })

/** `key:zh（unit）/en (unit):type;…`, where the type `certificate` is a text that holds the certificate numbers of parts. @param {string} text */
export const columnsOf = (text) =>
  parts(text).map((one) => {
    const [key = '', label = '', type = ''] = one.split(':')
    const [zh = '', en = ''] = pair(label)
    const [, nameZh = zh, unitZh] = /^(.*)（([^（）、]+)）$/.exec(zh) ?? []
    const [, nameEn = en, unitEn = unitZh] = /^(.*) \(([^(),]+)\)$/.exec(en) ?? []
    const cites = type === 'certificate'
    return {
      key,
      label: [nameZh, nameEn],
      type: cites ? 'text' : type,
      ...(cites && { cites }),
      ...(unitZh && unitEn && { unit: [unitZh, unitEn] }),
    }
  })

/** `yes`, `no`, `former`, `when key=a|b`, `when key!=a` @param {string} text */
export function dutyOf(text) {
  if (text === 'yes') return true
  const [, key, not, values] = /^when (\w+)(!?)=(.+)$/.exec(text) ?? []
  if (!key || !values) return undefined
  return { key, [not ? 'isNot' : 'is']: values.split('|') }
}

/** `printed>covered,covered;…` @param {string} text */
export const coversOf = (text) =>
  Object.fromEntries(
    parts(text).map((one) => {
      const [printed = '', covered] = one.split('>')
      return [printed, parts(covered, ',')]
    }),
  )

export const number = (/** @type {string | undefined} */ text) => (text ? Number(text) : undefined)
