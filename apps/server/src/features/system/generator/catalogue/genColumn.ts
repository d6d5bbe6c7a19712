// Decides which columns of a database table become columns of a description, with which type, and why others do not. A column that may hold a secret is never chosen automatically.
import type { Output } from '@register/contract/endpoint'
import type { GenColumn } from '@register/contract/system/generator/description'
import type { describeTable } from '@register/contract/system/generator/generator'
import { camel, englishProblem, keyProblem, labelProblem, snake } from '@register/contract/system/generator/naming'

export interface CatalogueColumn {
  name: string
  /** The type name in PostgreSQL: text, int4, _text. */
  type: string
  /** Not null and without a default. */
  required: boolean
  /** The n of varchar(n). */
  longest: number | null
  comment: string
  /** True when a unique index has this column alone. */
  unique: boolean
}

type Left = Output<typeof describeTable>['left'][number]

/** Passwords, keys, tokens, codes sent to people and encrypted contact data: no list may show them. */
const secret =
  /(^|_)(password|passwd|pwd|secret|token|salt|hash|cipher|key|private|otp|totp|pin|credential|signature|nonce|session|recovery|factor|code_hash|sealed|blind)(_|$)|_(enc|encrypted|digest|sealed|hash)$/

/** Columns that every record has, and those that trees have in addition. */
const common = new Set(['id', 'rev', 'created_at', 'created_by', 'updated_at', 'updated_by', 'parent_id'])

const types: Readonly<Record<string, GenColumn['type']>> = {
  text: 'text',
  varchar: 'text',
  bpchar: 'text',
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  numeric: 'decimal',
  float4: 'decimal',
  float8: 'decimal',
  date: 'date',
  bool: 'flag',
  _text: 'choices',
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Labels from a comment where it is short and in the language, else from the name. */
export function wordsOf(name: string, comment: string): { labelZh: string; labelEn: string } {
  const words = capital(name.replaceAll('_', ' ')).slice(0, 40)
  const said = comment.trim()
  const isLabel = said !== '' && !labelProblem(said)
  const isEnglish = isLabel && !englishProblem(said)
  return {
    labelZh: isLabel && !isEnglish && said.length <= 20 ? said : words.slice(0, 20),
    labelEn: isEnglish && said.length <= 40 ? capital(said) : words,
  }
}

/** The column of a description, or the reason why there is none. */
export function genColumnOf(column: CatalogueColumn): { column: GenColumn } | { left: Left } {
  const { name, comment, longest, required, unique } = column
  const left = (why: Left['why']) => ({ left: { name, why } })
  const type = types[column.type]
  const key = camel(name)
  if (common.has(name)) return left('kept')
  if (secret.test(name) || column.type === 'bytea') return left('secret')
  if (!type) return left('type')
  if (snake(key) !== name || key.length > 30 || keyProblem(key)) return left('name')
  const isText = type === 'text'
  return {
    column: {
      key,
      ...wordsOf(name, comment),
      type,
      maxLength: isText && longest !== null && longest >= 8 && longest <= 2000 ? longest : null,
      source: '',
      // A flag always has a value; a text that is not null may still be empty.
      required: required && type !== 'flag' && type !== 'choices',
      unique: unique && isText && required,
      listed: true,
      filter: type !== 'choices',
      searched: isText,
      form: true,
    },
  }
}
