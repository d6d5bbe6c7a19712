// The conditions of a request by what records state of parts.
import { sql, type RawBuilder } from 'kysely'
import { isPlaceholder } from '@register/contract/rules/coverage/spelling/placeholder'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import { numbersInCell } from '@register/contract/rules/numbers/inText'
import { partFilters, type AskedPart, type PartFilter } from '@register/contract/business/part/uses'
import { badField } from '@register/contract/errors'
import { filterWords, type FilterWord, type ListRequest } from '@register/contract/page'
import { searchedText } from '@register/contract/text/searchedText'
import { found } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { isPublic, statusOf } from '../../report/service.ts'
import { placesNamed } from './places.ts'
import { gramsOf, likePattern } from '../../../../db/search/grams.ts'

// The texts by which parts are found: which keys of report_part have them. There are few different ones, so they are looked up first.
type TermKind = 'name' | 'model' | 'maker' | 'number'

/** The texts that are asked for: those which are one of these words, or which contain one. */
interface Asked {
  words: readonly string[]
  whole: boolean
}

/** Keys that travel to the database as a list; more are joined to the rows there. */
const mostKeys = 2_000

const column = (kind: TermKind) => sql.ref(`report_part.${kind}_key`)

function contains(word: string): RawBuilder<boolean> {
  const like = sql<boolean>`term like ${likePattern(word)}`
  const grams = gramsOf([word]).slice(0, 4)
  return grams.length === 0 ? like : sql<boolean>`(search_grams(term, null) @> ${grams}::int[] and ${like})`
}

const leading = (kind: TermKind, { words, whole }: Asked) => {
  const match = whole ? sql<boolean>`term = any(${[...words]}::text[])` : sql.join(words.map(contains), sql` or `)
  return sql<{ leads_to: string }>`select distinct leads_to from part_term where kind = ${kind} and (${match})`
}

/**
 * The condition that a part has such a text. `more`: keys that have it in another way. A list of keys is served by an
 * ordinary index; a text that is in very many keys is in very many rows too, of which a page is soon full.
 */
async function hasTerm(
  db: Db,
  kind: TermKind,
  asked: Asked,
  more: readonly string[] = [],
): Promise<RawBuilder<boolean>> {
  if (asked.words.length === 0) return sql<boolean>`${column(kind)} = any(${[...more]}::text[])`
  const { rows } = await sql<{ leads_to: string }>`${leading(kind, asked)} limit ${sql.lit(mostKeys + 1)}`.execute(db)
  const keys = [...rows.map((row) => row.leads_to), ...more]
  return rows.length <= mostKeys
    ? sql<boolean>`${column(kind)} = any(${keys}::text[])`
    : sql<boolean>`(${column(kind)} in (${leading(kind, asked)}) or ${column(kind)} = any(${[...more]}::text[]))`
}

type Condition = RawBuilder<boolean>

const kinds = { part: 'name', partModel: 'model', partMaker: 'maker', partNumber: 'number' } as const satisfies Partial<
  Record<PartFilter, TermKind>
>
type TextFilter = keyof typeof kinds

/** Whole certificate numbers are asked for as such, in any spelling; other texts as parts of a number. */
function askedNumbers(value: string, whole: boolean): Asked {
  const numbers = numbersInCell(value).flatMap(({ as, key }) => (as === 'certificate' || as === 'label' ? [key] : []))
  return numbers.length > 0 ? { words: numbers, whole: true } : { words: [numberKey(value)].filter(Boolean), whole }
}

async function textCondition(db: Db, filter: TextFilter, { value, operator }: FilterWord): Promise<Condition> {
  const [zh, en] = partFilters[filter].label
  const negative = operator === '!=' || operator === 'notinclude'
  const whole = operator === '=' || operator === '!='
  if (!negative && !whole && operator !== 'include')
    throw badField(filter, [`${zh}：不支持该运算符`, `${en} cannot be compared with this operator`])
  const word = searchedText(value)
  const asked = filter === 'partNumber' ? askedNumbers(value, whole) : { words: [word].filter(Boolean), whole }
  if (asked.words.length === 0)
    throw badField(filter, [`${zh}：请输入要查找的内容`, `${en}: please enter what to look for`])
  const has = await hasTerm(db, kinds[filter], asked, filter === 'part' ? placesNamed(word, whole) : [])
  return negative ? sql<boolean>`not (${has})` : has
}

/** The models that a certificate is of: each of several in one line, and each that it lists. */
const modelsOf = (texts: readonly (string | null)[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => (text === null ? [] : [text, ...text.split(/[、，,；;]/u)]))
      .filter((text) => !isPlaceholder(text))
      .map(searchedText)
      // A model of one character is a part of nearly every other text, and of parts of every kind.
      .filter((text) => text.length > 1),
  ),
]

/** The certified part that is asked for, and the conditions that a row has its number or model, and its number. */
interface OfPart {
  part: AskedPart
  is: Condition
  byNumber: Condition
}

/** Parts with the number of a certificate, or with one of its models. What is public of it leads to them; the machines are those of the caller's scope. */
async function ofPart(db: Db, publicId: string): Promise<OfPart> {
  const part = found(
    await db
      .selectFrom('report')
      .select(['id', 'certificate_no', 'certificate_key', 'probable_key', 'model', 'coverage_models'])
      .select(['product_name', 'manufacturer_name'])
      .select(sql<AskedPart['status']>`${statusOf}`.as('status'))
      .where('public_id', '=', publicId)
      .where(isPublic)
      .executeTakeFirst(),
  )
  const numbers = [part.certificate_key, part.probable_key].filter((key) => key !== null)
  const byNumber = await hasTerm(db, 'number', { words: numbers, whole: true })
  const byModel = await hasTerm(db, 'model', { words: modelsOf([part.model, ...part.coverage_models]), whole: true })
  return {
    part: {
      publicId,
      certificateNo: part.certificate_no ?? '',
      productName: part.product_name ?? '',
      model: part.model ?? '',
      manufacturerName: part.manufacturer_name ?? '',
      status: part.status,
    },
    is: sql<boolean>`((${byNumber} or ${byModel}) and report.id <> ${part.id})`,
    byNumber,
  }
}

const given = (request: ListRequest, key: PartFilter): string => {
  const value = request[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** All of them, and what a certified part that is asked for adds. */
export async function partConditions(db: Db, request: ListRequest): Promise<{ all: Condition[]; of?: OfPart }> {
  const all: Condition[] = []
  for (const filter of ['part', 'partModel', 'partMaker', 'partNumber'] as const)
    for (const word of given(request, filter) === '' ? [] : filterWords(given(request, filter), partFilters[filter]))
      all.push(await textCondition(db, filter, word))
  const publicId = given(request, 'partOf')
  if (publicId === '') return { all }
  const of = await ofPart(db, publicId)
  return { all: [...all, of.is], of }
}
