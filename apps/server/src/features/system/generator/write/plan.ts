// Derives from a description what the generated files need: names in all their forms, and columns by purpose.
import { calledBy, type Description, type GenColumn } from '@register/contract/system/generator/description'
import { pascal, pluralOf, snake } from '@register/contract/system/generator/naming'
import { dictionaryIn, optionsIn } from '@register/contract/system/generator/options'

export interface Plan extends Description {
  /** `TestBench`, `testBenches`, `TestBenches` */
  type: string
  nouns: string
  types: string
  /** For the middle of a sentence: `a test bench`, `test benches`. */
  one: string
  plural: string
  oneName: string
  /** The column that names a record. */
  called: GenColumn
  /** Columns that people write, and those that are only shown. */
  formed: GenColumn[]
  shownOnly: GenColumn[]
  /** Such as `0049`. */
  number: string
  /** The newest migration of the register, whose versions the written one allows to go on. */
  after: string
  /** Columns of the table if it exists in the database. */
  existing: readonly string[]
}

/** Without the first capital, for the middle of a sentence; abbreviations keep theirs. */
const inSentence = (words: string): string =>
  /^[A-Z][^A-Z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

const withArticle = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

/** Where a migration goes: its number, and the newest one before it. */
export interface MigrationPlace {
  number: number
  after: string
}

/** `existing`: the table's columns, empty where there is no such table. */
export function planOf(
  description: Description,
  { number, after }: MigrationPlace,
  existing: readonly string[] = [],
): Plan {
  const { noun, labelEn, pluralEn, columns } = description
  const called = calledBy(columns)
  if (!called) throw new Error(`Nothing to call a ${noun} by`)
  const nouns = pluralOf(noun)
  return {
    ...description,
    type: pascal(noun),
    nouns,
    types: pascal(nouns),
    oneName: inSentence(labelEn),
    one: withArticle(inSentence(labelEn)),
    plural: inSentence(pluralEn),
    called,
    formed: columns.filter(({ form }) => form),
    shownOnly: columns.filter(({ form }) => !form),
    number: String(number).padStart(4, '0'),
    after,
    existing,
  }
}

/** The name of the unique index over a column; cut to the length at which PostgreSQL cuts names. */
export const indexOf = ({ tableName }: Plan, { key }: GenColumn): string => `${tableName}_${snake(key)}`.slice(0, 63)

/** The columns that are chosen from a dictionary. */
export const dictionaries = ({ columns }: Plan): { column: GenColumn; dictionary: string }[] =>
  columns.flatMap((column) => {
    const dictionary = column.type === 'choice' ? dictionaryIn(column.source) : undefined
    return dictionary === undefined ? [] : [{ column, dictionary }]
  })

interface Sampled {
  key: string
  type: string
  labelZh: string
  maxLength: number | null
  source: string
}

/** A value that a column accepts, another one for each `n` from 1 on. */
export function sampleOf({ key, type, labelZh, maxLength, source }: Sampled, n: number): unknown {
  switch (type) {
    case 'integer':
      return n
    case 'decimal':
      return n + 0.5
    case 'date':
      return `2026-03-${String(n).padStart(2, '0')}`
    case 'flag':
      return n % 2 === 0
    case 'choices':
      return [`${key}${n}`]
    case 'choice':
      return optionsIn(source)[0]?.value ?? 'sample'
    default: {
      // The number distinguishes the samples, so a short column gets the number alone.
      const whole = `${labelZh} ${n}`
      return maxLength === null || whole.length <= maxLength ? whole : `${n}`
    }
  }
}
