// The tables of rulings: every parameter that a rule names has one decision in each of its forms, and every decision its sentence.

import { at, parts } from './cells.mjs'

/** @typedef {import('./cells.mjs').Line} Line */

/** Sources of a parameter that are the text of a rule, seen or remembered. */
const ofRules = ['rule text found', 'memory of the rule']

/** @param {Line} line */
export const sentenceOf = (line) => ({
  clause: at(line, 'clause'),
  isSeen: line['checked'] === 'text',
  text: [at(line, 'zh'), at(line, 'en')],
})

/** What the sentences lack. @param {Line[]} rulings @param {Line[]} sentences */
const faultsOfSentences = (rulings, sentences) =>
  sentences.flatMap((line) => [
    ...(['text', 'memory'].includes(at(line, 'checked')) ? [] : [`${line['key']}: neither seen nor from memory`]),
    ...(line['zh'] && line['en'] && line['clause'] ? [] : [`${line['key']}: lacks a language or its place`]),
    ...(rulings.some((one) => one['sentence'] === line['key']) ? [] : [`${line['key']}: a sentence that nothing uses`]),
  ])

/** What contradicts itself, or is missing. @param {Line[]} parameters @param {Line[]} rulings @param {Line[]} sentences @returns {string[]} */
export function faultsOfRulings(parameters, rulings, sentences) {
  const faults = faultsOfSentences(rulings, sentences)
  const known = new Set(sentences.map((one) => one['key']))
  /** @type {Map<string, number>} */
  const ruled = new Map()
  for (const ruling of rulings) {
    if (!known.has(ruling['sentence'])) faults.push(`no sentence ${ruling['sentence']}`)
    if (!/^(yes|no|when \w+!?=.+)$/.test(at(ruling, 'decides'))) faults.push(`unknown decision ${ruling['decides']}`)
    for (const key of parts(ruling['keys']))
      for (const form of parts(ruling['forms'])) ruled.set(`${form} ${key}`, (ruled.get(`${form} ${key}`) ?? 0) + 1)
  }
  for (const line of parameters)
    for (const form of parts(line['form'])) {
      const name = `${form} ${line['key']}`
      const count = ruled.get(name) ?? 0
      ruled.delete(name)
      if (count > 1) faults.push(`${name}: ${count} rulings`)
      if (count === 0 && ofRules.includes(at(line, 'source'))) faults.push(`${name}: lacks a ruling`)
    }
  return [...faults, ...[...ruled.keys()].map((name) => `${name}: a ruling without its parameter`)]
}
