// The names that go into written code: which are taken as they are, which are refused, and how one is made of another.
import { telling, type Told } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'

const camelCase = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]+)*$/
const snakeCase = /^[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)*$/

/** What JavaScript keeps for itself, and what every object has. */
const ofLanguage = `arguments async await break case catch class const constructor continue debugger default delete do else
  enum eval export extends false finally for function get if implements import in instanceof interface let new null of
  package private protected prototype public return set static super switch this throw true try type typeof undefined
  var void while with yield then toString valueOf hasOwnProperty`

/** Reserved by PostgreSQL for itself, for columns and tables alike. */
const ofDatabase = `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check
  collate collation column concurrently constraint create cross current_catalog current_date current_role current_schema
  current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign
  freeze from full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit
  localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
  returning right select session_user similar some symmetric system_user table tablesample then to trailing true union
  unique user using variadic verbose when where window with`

/** What the written files import and declare themselves, so that a record of this name would stand twice in one of them. */
const ofTheFiles = `act actions added adds app as bytes caller cells change changed changes changing chosen code columns
  contract cover db endpoint entry erase everybody example expect export exports field fields fill form fresh handle head
  in kept language line list listed lists may more name named names node open option page parent parts path phrase pool
  project query read reads record refusal remove removes request required rest route row rows say section
  second sheet sql staff stamps start status system table test tree use values vitest words write written z`

/** What every stored record has, what lists and addresses use themselves, and what ties trees together. */
const ofRecords = `id rev createdAt createdBy updatedAt updatedBy parentId children place page size by form keyword pageNum
  pageSize prop order`

/** What the written files call without importing it, as a type or as a value: a record of this name would stand in its place. */
const ofEverybody = `array boolean ctx date error function iterable map math number object omit parameters partial pick promise
  readonly set string symbol`

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
const refused = {
  language: wordsIn(ofLanguage),
  database: wordsIn(ofDatabase),
  files: wordsIn(`${ofTheFiles} ${ofEverybody}`),
  records: wordsIn(ofRecords),
}

/** `validFrom` is kept as `valid_from`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** `valid_from` is called `validFrom`. */
export const camel = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
/** `validFrom` as a type: `ValidFrom`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Several of them, as English forms most: `bodies`, `boxes`, `posts`. */
export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`
}

const reserved = (name: string): Phrase => [
  `不能是“${name}”：该词另有用途，请换一个名称`,
  `cannot be "${name}", which is used for something else. Choose another word`,
]
const notCamel: Phrase = [
  '应为英文单词，以小写字母开头，后续单词首字母大写，例如 validFrom',
  'must be English words run together, small first, each further one with a capital, such as validFrom',
]
const notSnake: Phrase = [
  '应为小写英文单词，以下划线连接，例如 test_bench',
  'must be small English words joined by underscores, such as test_bench',
]

/** What is wrong with the name that a record bears in code; nothing when it can be used. */
function problemOfNoun(name: string): Phrase | undefined {
  if (!camelCase.test(name)) return notCamel
  const isReserved = [refused.language, refused.files, refused.records].some((words) => words.has(name))
  return isReserved ? reserved(name) : undefined
}

/** What is wrong with the key of a column. Its column in the database has the same name with underscores. */
function problemOfKey(name: string): Phrase | undefined {
  if (!camelCase.test(name)) return notCamel
  const isReserved = [refused.language, refused.records].some((words) => words.has(name))
  return isReserved || refused.database.has(snake(name)) ? reserved(name) : undefined
}

/** What is wrong with the name of a table. */
function problemOfTable(name: string): Phrase | undefined {
  if (!snakeCase.test(name)) return notSnake
  return refused.database.has(name) || name.startsWith('pg_') ? reserved(name) : undefined
}

/** What is wrong with a value that records keep for an option. */
export const optionProblem = (value: string): Phrase | undefined =>
  camelCase.test(value) && !refused.language.has(value) ? undefined : notCamel

const oneLine = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \u3000]+$/u
const drawnAlone = /[\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}]/u
const chinese = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u

/** Checks a label: it is written into source code as one line of letters, digits, signs and spaces. */
const problemOfLabel = (label: string): Phrase | undefined =>
  oneLine.test(label) && !drawnAlone.test(label)
    ? undefined
    : ['应为一行文字，不含表情符号和看不见的字符', 'must be one line of text without emoji and invisible characters']

/** As `labelProblem`; an English label holds no Chinese. */
const problemOfEnglish = (label: string): Phrase | undefined =>
  problemOfLabel(label) ?? (chinese.test(label) ? ['应为英文', 'must be English'] : undefined)

const unreserved: Phrase = ['不能是另有用途的词', 'Not a word that is used for something else']
const inShape = (pattern: RegExp): Told => ({
  json: (schema) => ({ ...schema, pattern: pattern.source }),
  words: unreserved,
})
export const nounProblem = telling(problemOfNoun, inShape(camelCase))
export const keyProblem = telling(problemOfKey, inShape(camelCase))
export const tableProblem = telling(problemOfTable, inShape(snakeCase))
export const labelProblem = telling(problemOfLabel, {
  words: ['一行文字，不含表情符号和看不见的字符', 'One line of text without emoji and invisible characters'],
})
export const englishProblem = telling(problemOfEnglish, { words: ['一行英文', 'One line of English'] })
