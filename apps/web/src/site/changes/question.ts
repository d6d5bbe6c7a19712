// The filters of the change notices, in the address and as the request to the server.
import type { publicChangeNotices } from '@register/contract/business/changeNotice'
import type { Call } from '@register/contract/endpoint'
import { pageNumOf, pageSize } from '../list/page.ts'

export interface ChangeQuestion {
  certificateNo: string
  manufacturerName: string
  /** A kind of change, or an unknown value from the address, which the server refuses by name. */
  kind: string
  changeDateFrom: string
  changeDateTo: string
  pageNum: number
}

const date = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

export function readQuestion(search: URLSearchParams): ChangeQuestion {
  const text = (key: string): string => search.get(key)?.trim().slice(0, 100) ?? ''
  return {
    certificateNo: text('certificateNo'),
    manufacturerName: text('manufacturerName'),
    kind: text('kind').slice(0, 40),
    changeDateFrom: date(text('changeDateFrom')),
    changeDateTo: date(text('changeDateTo')),
    pageNum: pageNumOf(search.get('pageNum')),
  }
}

export const requestOf = (question: ChangeQuestion): Call<typeof publicChangeNotices> => ({
  body: {
    ...Object.fromEntries(Object.entries(question).filter(([, value]) => value !== '')),
    pageSize,
    prop: 'changeDate',
    order: 'descending',
  },
})
