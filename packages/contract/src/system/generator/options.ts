// What a column of choices is chosen from, as it is typed in one line: the key of a dictionary, or options with their labels.
import { telling } from '../../messages/said.ts'
import { tones, type Tone } from '../../fieldTypes/tone.ts'
import type { Phrase } from '../../phrase.ts'
import { dictionaryKey } from '../dictionary/read.ts'
import { englishProblem, labelProblem, optionProblem } from './naming.ts'

export interface WrittenOption {
  value: string
  label: Phrase
  tone?: Tone
}

/** Options a column may have. */
const mostOptions = 30

const isTone = (text: string): text is Tone => tones.some((tone) => tone === text)

/** The parts of one option: value, Chinese, English, and the colour where one is given. */
function partsOf(text: string): string[] {
  return text.split(/[:：]/).map((part) => part.trim())
}

/** The options of `active:正常:Active:good; stopped:停用:Stopped`; only asked of what `sourceProblem` found right. */
export function optionsIn(source: string): WrittenOption[] {
  if (!/[:：]/.test(source)) return []
  return source
    .split(/[;；]/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [value = '', zh = '', en = '', tone = ''] = partsOf(one)
      return { value, label: [zh, en] as const, ...(isTone(tone) && { tone }) }
    })
}

/** The dictionary that a column is chosen from; nothing where options are given. */
export const dictionaryIn = (source: string): string | undefined =>
  source !== '' && !/[:：]/.test(source) ? source : undefined

function problemOf(source: string): Phrase | undefined {
  const dictionary = dictionaryIn(source)
  if (dictionary !== undefined)
    return dictionaryKey.test(dictionary)
      ? undefined
      : [
          '应为字典类型，或“值:中文:English”形式的选项，以分号隔开',
          'must be the key of a dictionary, or options such as active:正常:Active with semicolons between them',
        ]
  const options = optionsIn(source)
  if (options.length < 2 || options.length > mostOptions)
    return [`应有 2 至 ${mostOptions} 个选项`, `must have 2 to ${mostOptions} options`]
  for (const text of source.split(/[;；]/).filter((one) => one.trim() !== '')) {
    const parts = partsOf(text)
    const [value = '', zh = '', en = '', tone] = parts
    const said = (problem: Phrase): Phrase => [`“${text.trim()}”：${problem[0]}`, `"${text.trim()}": ${problem[1]}`]
    if (parts.length < 3 || parts.length > 4 || (tone !== undefined && !isTone(tone)))
      return said([
        `应为“值:中文:English”，其后可加颜色 ${tones.join('、')}`,
        `must read value:中文:English, with a colour after it if wanted (${tones.join(', ')})`,
      ])
    const problem = optionProblem(value) ?? labelProblem(zh) ?? englishProblem(en)
    if (problem) return said(problem)
  }
  const values = options.map(({ value }) => value)
  const twice = values.find((value, at) => values.indexOf(value) !== at)
  return twice === undefined ? undefined : [`选项“${twice}”出现了两次`, `has the option "${twice}" twice`]
}

/** What is wrong with a source of choices; nothing when it can be used. */
export const sourceProblem = telling(problemOf, {
  words: [
    '字典类型，或“值:中文:English”形式的选项，以分号隔开',
    'The key of a dictionary, or options such as active:正常:Active with semicolons between them',
  ],
})
