// The whole question of a search: in the address, and as the request to the server.
import type { Call } from '@register/contract/endpoint'
import type { frontList } from '@register/contract/business/publicReport'
import type { saveSearch } from '@register/contract/business/savedSearch/savedSearch'
import { minKeyword } from '@register/contract/fold'
import { wordsOf } from '@register/contract/keyword'
import { maxDepth } from '@register/contract/page'

export const pageSize = 20
/** The last page that may be asked for. */
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
  prop: SortColumn
  order: 'ascending' | 'descending'
  pageNum: number
}

const date = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

/** Longer than any choice. */
const longestChoice = 40

/** Reads the address bar. Days, orders and pages that make no sense are as if they were not there; choices are judged by the register. */
export function readQuestion(search: URLSearchParams): Question {
  const text = (key: string): string => search.get(key)?.trim() ?? ''
  const prop = text('prop') as SortColumn
  return {
    keyword: text('keyword').slice(0, 100),
    categoryCode: text('categoryCode').slice(0, longestChoice),
    bodyId: text('bodyId').slice(0, longestChoice),
    status: text('status').slice(0, longestChoice),
    issueDateFrom: date(search.get('issueDateFrom')),
    issueDateTo: date(search.get('issueDateTo')),
    prop: sortings.includes(prop) ? prop : 'issueDate',
    order: text('order') === 'ascending' ? 'ascending' : 'descending',
    pageNum: Math.min(lastPage, Math.max(1, Math.trunc(Number(text('pageNum'))) || 1)),
  }
}

const usual: Partial<Question> = { prop: 'issueDate', order: 'descending', pageNum: 1 }

/** What a question asks beyond the usual. */
const differs = (question: Question) =>
  Object.entries(question).filter(([key, value]) => value !== '' && value !== usual[key as keyof Question])

/** For the address bar: only what differs from the usual. */
export const writeQuestion = (question: Question): Record<string, string> =>
  Object.fromEntries(differs(question).map(([key, value]) => [key, String(value)]))

const filterKeys = ['categoryCode', 'bodyId', 'status', 'issueDateFrom', 'issueDateTo'] as const
export const noFilters = { categoryCode: '', bodyId: '', status: '', issueDateFrom: '', issueDateTo: '' } as const

export const filterCount = (question: Question): number => filterKeys.filter((key) => question[key] !== '').length

/** Nothing but a category is asked: what the register holds of each is then what there is to find. */
export const asksKindAlone = (question: Question): boolean => isBlank({ ...question, categoryCode: '' })

/** Nothing has been asked yet: the front page. */
export const isBlank = (question: Question): boolean => question.keyword === '' && filterCount(question) === 0

/** No word of the keyword is long enough to be looked for. */
export const isTooShort = ({ keyword }: Pick<Question, 'keyword'>): boolean =>
  keyword.trim() !== '' && wordsOf(keyword).every((word) => [...word].length < minKeyword)

/** What is kept of a question: not its order and page. */
export const keptOf = (question: Question): Call<typeof saveSearch>['body']['question'] =>
  Object.fromEntries(differs(question).filter(([key]) => !Object.hasOwn(usual, key)))

/** The request to the register: what the address bar says, and how long a page is. */
export const requestOf = (question: Question): Call<typeof frontList> => ({
  body: { ...Object.fromEntries(differs(question)), pageSize },
})
