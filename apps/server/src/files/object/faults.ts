// The ways in which an object store fails: away (nothing is known of the file), and a file whose bytes are not those that were stored.
import { Failure } from '@register/contract/errors'

/** Seconds after which the same call may succeed. */
const retryAfter = 5

/** The store did not answer, or refused this register: nothing is known of the file, which is neither absent nor empty. */
export class StoreAway extends Failure {
  override name = 'StoreAway'
  /** A code of the network (ECONNREFUSED) or of the store (AccessDenied, NoSuchBucket), or `HTTP 500`. */
  readonly reason: string
  constructor(reason: string, cause?: unknown) {
    super(503, ['文件存储暂时不可用，请稍后再试', 'The file store is unavailable. Please try again shortly'], {
      retryAfter,
    })
    this.reason = reason
    this.cause = cause
  }
}

/** The code of the error for bytes that are not the ones that were stored. */
export const changedCode = 'EFILECHANGED'

export const fileChanged = (key: string, what: string): Error =>
  Object.assign(new Error(`The object ${key} is not what was stored: ${what}`), { code: changedCode })

/** As a folder says it, so that callers ask one question of both stores. */
export const absent = (key: string): Error =>
  Object.assign(new Error(`ENOENT: no such object ${key}`), { code: 'ENOENT' })
