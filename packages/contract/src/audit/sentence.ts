// An audit row as one readable sentence: who, what by action, which by name, and what changed from what to what.
import type { Phrase } from '../phrase.ts'
import { noted as notedText, nouns, type Noun } from './nouns.ts'
import { pairIn, type Changed, type Detail } from './readings.ts'
import { statusWords } from './statusWords.ts'
import { verbs } from './verbs.ts'

export interface Audited {
  /** The actor's nickname, or the user name. */
  who: string
  /** The actor changed the own account, so the sentence does not repeat the name. */
  own?: boolean
  /** What the object is called today, for rows that noted no name. */
  name?: string | null
  action: string
  /** type:id */
  object: string
  /** HTTP status of the call. */
  result: number
  detail: unknown
}

const unknown: Noun = { what: ['', ''], name: () => undefined, fields: [] }
const nounOf = (object: string): Noun => nouns[object.split(':')[0] ?? ''] ?? unknown
const asDetail = (detail: unknown): Detail =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? (detail as Detail) : {}

/** The verb of the action; an action without a verb is shown by its key. */
export const verbOf = (action: string): Phrase =>
  (verbs as Readonly<Record<string, Phrase>>)[action] ?? [action, action]

/** At the beginning of a line, without the word that leads to a name: none follows. */
export function actTitle([zh, en]: Phrase): Phrase {
  const title = en.charAt(0).toUpperCase() + en.slice(1)
  return [zh.replace(/，[^，]*$/, ''), title]
}

/** What changed, field by field. */
export function changesIn({ object, detail }: Pick<Audited, 'object' | 'detail'>): Changed[] {
  const noun = nounOf(object)
  const now = asDetail(detail)
  const was = asDetail(now['was'])
  const fields = Object.entries(was).map(([key, before]) => ({
    key,
    label: noun.fields.find((field) => field.key === key)?.label ?? [key, key],
    before: notedText(noun, key, before, now),
    after: notedText(noun, key, now[key], now),
  }))
  return [...fields, ...(noun.more?.(now) ?? [])]
}

/** The object: by its name, otherwise by its id. */
function subject({ object, detail, own, name: present }: Audited): Phrase {
  if (own) return ['', '']
  const [noun, values] = [nounOf(object), asDetail(detail)]
  const name = noun.name(values) ?? (present ? ([present, present] as const) : noun.otherwise?.(values))
  if (name) return [`“${name[0]}”`, ` "${name[1]}"`]
  const [, id] = object.split(':')
  // A technical key, such as a file id or the name of a setting, is left out because it means nothing to readers.
  return id && /^\d+$/.test(id) ? [`（编号 ${id}）`, ` (no. ${id})`] : ['', '']
}

// Without a user name the actor was a visitor, or the register itself.
function whoOf({ who, detail }: Audited): Phrase {
  if (who !== '') return [who, who]
  return asDetail(detail)['itself'] === true ? ['系统', 'The register'] : ['某人', 'Somebody']
}

export function sentenceOf(row: Audited): Phrase {
  const who = whoOf(row)
  // A read has no verb of its own, but a refused one noted what it is called.
  const verb = pairIn(asDetail(row.detail)['act']) ?? verbOf(row.action)
  const of = subject(row)
  if (row.result !== 200) {
    // One row counts repetitions of the same action within one minute.
    const { more } = asDetail(row.detail)
    const again: Phrase = typeof more === 'number' ? [`又 ${more} 次`, ` ${more} more times`] : ['', '']
    const why = statusWords(row.result)
    if (row.result >= 500)
      return [
        `${who[0]}${again[0]}遇到服务器错误：${verb[0].replace('了', '')}${of[0]}`,
        `${who[1]} met an error of the server${again[1]}: ${verb[1]}${of[1]}`,
      ]
    return [
      // A refused action did not happen, so the verb loses its past tense.
      `${who[0]}${again[0]}被拒绝（${why[0]}）：${verb[0].replace('了', '')}${of[0]}`,
      `${who[1]} tried${again[1]} and was refused (${why[1]}): ${verb[1]}${of[1]}`,
    ]
  }
  const changes = changesIn(row)
  const zh = changes.map(({ label, before, after }) => `${label[0]}由“${before[0]}”改为“${after[0]}”`)
  const en = changes.map(({ label, before, after }) => `${label[1]} from "${before[1]}" to "${after[1]}"`)
  return [
    [`${who[0]}${verb[0]}${of[0]}`, zh.join('；')].filter(Boolean).join('：'),
    [`${who[1]} ${verb[1]}${of[1]}`, en.join('; ')].filter(Boolean).join(': '),
  ]
}
