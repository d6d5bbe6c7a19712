// Why a call was refused, in words: what the number of an HTTP answer means in this register.
import type { Phrase } from '../phrase.ts'

const words: Readonly<Record<number, Phrase>> = {
  400: ['填写的内容不正确', 'what was entered is not right'],
  401: ['登录已失效', 'the session had ended'],
  403: ['没有权限', 'no permission'],
  404: ['记录不存在，或不在数据范围内', 'no such record within the data scope'],
  409: ['与记录的现状不符', 'the record was in another state'],
  413: ['内容过大', 'too large'],
  422: ['同一请求的内容前后不同', 'the same request with other content'],
  429: ['过于频繁', 'too often'],
  503: ['系统繁忙', 'the system was busy'],
  507: ['存储空间不足', 'the storage was full'],
}

export const statusWords = (status: number): Phrase =>
  words[status] ?? (status >= 500 ? ['服务器错误', 'an error of the server'] : [String(status), String(status)])
