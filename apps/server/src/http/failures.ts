// Turns every error of a handler into the answer for the caller. The envelope of failures is made only here.
import {
  Failure,
  busy,
  conflict,
  noDatabase,
  noSpace,
  noSuchPath,
  tooCostly,
  tooLarge,
  unexpected,
} from '@register/contract/errors'
import { say, type Lang } from '@register/contract/phrase'
import { isAway } from '../db/connection/away.ts'

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** A number of bytes in a form that people read. */
const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`

/** Failures of the database and the HTTP layer that have a meaning for the caller; undefined means a bug. */
/** `bodyLimit`: the limit of the refusing route, in bytes. */
export function knownFailure(error: unknown, bodyLimit?: number): Failure | undefined {
  if (error instanceof Failure) return error
  const code = codeOf(error)
  switch (code) {
    case '23505':
      return conflict(['与已有记录重复', 'This duplicates an existing record'])
    case '23503':
      return conflict(['该记录正被其他记录使用', 'Other records depend on this one'])
    // Text and numbers that the database cannot store: a NUL character, a number outside its type.
    case '22021':
    case '22P05':
      return new Failure(400, [
        '输入中含有不能保存的控制字符',
        'The input contains control characters that cannot be stored',
      ])
    case '22003':
      return new Failure(400, ['输入中有超出范围的数字', 'A number in the input is out of range'])
    case '53100':
    case 'ENOSPC':
      return noSpace()
    case '57014':
      return tooCostly()
    case '55P03':
    case '40001':
    case '40P01':
    case '53300':
      return busy()
    // The file server's error for invalid addresses.
    case 'ERR_INVALID_ARG_VALUE':
    case 'ERR_INVALID_URL':
      return noSuchPath()
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(sizeText(bodyLimit ?? 0))
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge('10 MB')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure(400, ['请求应为 JSON 或表单上传', 'The request must be JSON or a form upload'])
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Failure(400, ['请求正文不是有效的 JSON', 'The request body is not valid JSON'])
  }
  // Errors of fastify and its plugins, and of the file server (ranges, folders, names that lead outside).
  const { statusCode } = Object(error) as { statusCode?: unknown }
  if (statusCode === 403 || statusCode === 404) return noSuchPath()
  if (statusCode === 416)
    return new Failure(416, ['请求的范围不在文件之内', 'The range asked for lies outside the file'])
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Failure(statusCode, ['请求不正确', 'The request is not valid'])
  if (isAway(error)) return noDatabase()
  return undefined
}

export interface FailureReply {
  status: number
  headers: Record<string, string>
  body: {
    code: number
    msg: string
    data: unknown
    errors?: { field: string; msg: string }[]
    traceId?: string
    /** The code of RFC 6749, for endpoints that follow it. */
    error?: string
    error_description?: string
  }
}

/** A write has no search that could be narrowed: what the database cancelled passes when it is tried again. */
export const ofWrite = (error: unknown): unknown => (codeOf(error) === '57014' ? busy() : error)

export function failureReply(error: unknown, lang: Lang, traceId: string, bodyLimit?: number): FailureReply {
  const failure = knownFailure(error, bodyLimit)
  if (!failure)
    return { status: 500, headers: {}, body: { code: 500, msg: say(unexpected(traceId), lang), data: null, traceId } }
  const { status, fields, retryAfter } = failure
  return {
    status,
    headers: {
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      // Required by RFC 9110, 15.5.2.
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: {
      code: status,
      msg: say(failure.phrase, lang),
      data: failure.data ?? null,
      ...(fields.length > 0 ? { errors: fields.map((one) => ({ field: one.field, msg: say(one.phrase, lang) })) } : {}),
    },
  }
}
