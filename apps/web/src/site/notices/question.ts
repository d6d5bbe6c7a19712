// The filters of the notices page, in the address and as the request to the server.
import type { publicNotices } from '@register/contract/business/notice/reader'
import type { Call } from '@register/contract/endpoint'
import { pageNumOf, pageSize } from '../list/page.ts'

export interface NoticeQuestion {
  keyword: string
  /** A type, or an unknown value from the address, which the server refuses by name. */
  type: string
  pageNum: number
}

export function readQuestion(search: URLSearchParams): NoticeQuestion {
  const text = (key: string, most: number): string => search.get(key)?.trim().slice(0, most) ?? ''
  return {
    keyword: text('keyword', 100),
    type: text('type', 40),
    pageNum: pageNumOf(search.get('pageNum')),
  }
}

export const requestOf = ({ keyword, type, pageNum }: NoticeQuestion): Call<typeof publicNotices> => ({
  body: { pageNum, pageSize, ...(keyword && { keyword }), ...(type && { type }) },
})
