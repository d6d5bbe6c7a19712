// The search with all its filters: in the address, and as the request to the server.
import type { Call } from '@register/contract/endpoint'
import type { frontList } from '@register/contract/business/publicReport/publicReport'
import type { saveSearch } from '@register/contract/business/savedSearch/savedSearch'
import { minKeyword } from '@register/contract/fold'
import { wordsOf } from '@register/contract/rules/keyword'
import { maxDepth } from '@register/contract/page'

export const pageSize = 20
/** The last page that the server serves. */
export const lastPage = Math.floor(maxDepth / pageSize)

export const sortings = ['issueDate', 'certificateNo', 'manufacturerName', 'productName'] as const
export type SortColumn = (typeof sortings)[number]

export interface Question {
  keyword: string
  categoryCode: string
  bodyId: string
  /** A status, or an unknown value from the address, which the server refuses by name. */
  status: string
  issueDateFrom: string
  issueDateTo: string
  /** '1': the keyword is searched as words, whatever numbers are in it. */
  asWords: '' | '1'
  prop: SortColumn
  order: 'ascending' | 'descending'
  pageNum: number
}

const date = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

/** Characters; a pasted line is searched by the number in it. */
export const longestKeyword = 200

/** The longest value accepted; no choice is longer. */
const longestChoice = 40

/** Reads the address bar. Invalid days, orders and pages are ignored; the server checks the choices. */
export function readQuestion(search: URLSearchParams): Question {
  const text = (key: string): string => search.get(key)?.trim() ?? ''
  const prop = text('prop') as SortColumn
  return {
    keyword: text('keyword').slice(0, longestKeyword),
    categoryCode: text('categoryCode').slice(0, longestChoice),
    bodyId: text('bodyId').slice(0, longestChoice),
    status: text('status').slice(0, longestChoice),
    issueDateFrom: date(search.get('issueDateFrom')),
    issueDateTo: date(search.get('issueDateTo')),
    asWords: text('asWords') === '1' ? '1' : '',
    prop: sortings.includes(prop) ? prop : 'issueDate',
    order: text('order') === 'ascending' ? 'ascending' : 'descending',
    pageNum: Math.min(lastPage, Math.max(1, Math.trunc(Number(text('pageNum'))) || 1)),
  }
}

const usual: Partial<Question> = { prop: 'issueDate', order: 'descending', pageNum: 1 }

/** The parts of a search that differ from the default. */
const differs = (question: Question) =>
  Object.entries(question).filter(([key, value]) => value !== '' && value !== usual[key as keyof Question])

/** For the address bar: only what differs from the default. */
export const writeQuestion = (question: Question): Record<string, string> =>
  Object.fromEntries(differs(question).map(([key, value]) => [key, String(value)]))

type Saved = Call<typeof saveSearch>['body']['question']

/** Each can be saved with a search: `keptOf` sends what is here. */
export const noFilters = {
  categoryCode: '',
  bodyId: '',
  status: '',
  issueDateFrom: '',
  issueDateTo: '',
} as const satisfies Partial<Record<keyof Saved & keyof Question, ''>>
const filterKeys = Object.keys(noFilters) as readonly (keyof typeof noFilters)[]

export const filterCount = (question: Question): number => filterKeys.filter((key) => question[key] !== '').length

/** Whether the search has a category and nothing else; the counts of the catalogue are then the numbers of results. */
export const asksKindAlone = (question: Question): boolean => isBlank({ ...question, categoryCode: '' })

/** Whether there is no search yet: the front page. */
export const isBlank = (question: Question): boolean => question.keyword === '' && filterCount(question) === 0

/** Whether no word of the keyword is long enough to be searched. */
export const isTooShort = ({ keyword }: Pick<Question, 'keyword'>): boolean =>
  keyword.trim() !== '' && wordsOf(keyword).every((word) => [...word].length < minKeyword)

/** The part of a search that is saved: without its order and page. */
export const keptOf = (question: Question): Saved =>
  Object.fromEntries(differs(question).filter(([key]) => !Object.hasOwn(usual, key) && key !== 'asWords'))

/** The request to the server: the search in the address bar, and the page size. */
export const requestOf = (question: Question): Call<typeof frontList> => ({
  body: {
    ...Object.fromEntries(differs({ ...question, asWords: '' })),
    // A direction without its column asks for no order: the column is named with it, the usual one too.
    ...(question.order !== usual.order && { prop: question.prop }),
    ...(question.asWords === '1' && { asWords: true }),
    pageSize,
  },
})
