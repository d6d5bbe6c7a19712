// Every refusal the product knows, as a value: HTTP status and phrase. Anything else that fails is a bug and answers 500.
import type { Phrase } from './phrase.ts'

export interface FieldError {
  /** Dotted path of the field, as the caller sent it: `parameters.ratedLoad`, `components.2.name`. */
  field: string
  phrase: Phrase
}

/** The header by which the register marks its answers: what comes without it was said by something on the way. */
export const ownAnswer = 'register-answer'

/** The header that carries one word for the caller's roles, permissions and scopes: when it differs, the window reads them again. */
export const rightsHeader = 'register-rights'

/**
 * The header of an answer that a standby gave while the primary could not be asked: the time up to which it is known to be
 * complete, in ISO 8601.
 */
export const asOfHeader = 'register-as-of'

/** Missing permission, out of scope, wrong state, another person's key, too often. */
const recordedStatuses: readonly number[] = [403, 404, 409, 422, 429]

/** The product's one error class: a refusal for the caller. `data` is sent in the envelope next to `msg`. */
export class Failure extends Error {
  readonly status: number
  readonly phrase: Phrase
  readonly fields: readonly FieldError[]
  readonly data: unknown
  /** Seconds after which a retry may succeed; becomes `Retry-After`. */
  readonly retryAfter: number | undefined
  /** The number under which the log has it; known to the caller alone, from the answer. */
  readonly number: string | undefined
  /** Audited when a signed-in caller meets it: missing rights or scope, and wrong secrets. Ordinary input errors are not. */
  readonly recorded: boolean

  constructor(
    status: number,
    phrase: Phrase,
    more: {
      fields?: readonly FieldError[]
      data?: unknown
      retryAfter?: number
      number?: string
      recorded?: boolean
    } = {},
  ) {
    super(phrase[1])
    this.name = 'Failure'
    this.status = status
    this.phrase = phrase
    this.fields = more.fields ?? []
    this.data = more.data
    this.retryAfter = more.retryAfter
    this.number = more.number
    this.recorded = more.recorded ?? recordedStatuses.includes(status)
  }
}

/** 400 for one field; the message names it, so that it reads well where only `msg` is shown. */
export const badField = (field: string, phrase: Phrase): Failure =>
  new Failure(400, phrase, { fields: [{ field, phrase }] })

/** Problems listed in one refusal; of the others it gives the number. */
export const mostProblems = 20

/** `count`: of all problems, where `fields` contains only the first ones. */
export const badFields = (fields: readonly FieldError[], count = fields.length): Failure => {
  const [first] = fields
  const more = count - 1
  const phrase: Phrase = first
    ? more === 0
      ? first.phrase
      : [`${first.phrase[0]}（另有 ${more} 处）`, `${first.phrase[1]} (and ${more} more)`]
    : ['请求的内容有误', 'The request is not valid']
  return new Failure(400, phrase, { fields: fields.slice(0, mostProblems) })
}

export const signInNeeded = (): Failure =>
  new Failure(401, ['登录已失效，请重新登录', 'You are signed out. Please sign in again'])
/** For a client whose token ended: with the client, with its secret, or by time. */
export const tokenEnded = (): Failure =>
  new Failure(401, [
    '访问令牌无效或已失效，请重新获取',
    'The access token is invalid or has expired. Please get a new one',
  ])
export const notAllowed = (): Failure =>
  new Failure(403, ['没有权限执行此操作', 'You do not have permission to do this'])
/** For a client that calls an endpoint for people. */
export const notForClients = (): Failure =>
  new Failure(403, ['该接口只供人员使用，应用不能调用', 'This is for people; clients cannot call it'])
export const addressNotAllowed = (): Failure =>
  new Failure(403, ['不允许该应用从此地址调用', 'This client may not call from this address'])

/** What the caller must do first; travels as `data` of the refusal, so that the web can lead there. */
export interface Needed {
  needs: 'newPassword' | 'confirmation' | 'secondFactor'
}
export const newPasswordNeeded = (due: 'initial' | 'outdated'): Failure =>
  new Failure(
    403,
    due === 'initial'
      ? ['这是初始或被重置的密码，请先修改密码', 'This is a first or reset password. Please change it first']
      : ['密码已超过有效期，请先修改密码', 'Your password has expired. Please change it first'],
    { data: { needs: 'newPassword' } satisfies Needed },
  )
export const factorNeeded = (): Failure =>
  new Failure(
    403,
    ['管理账号须先启用两步验证', 'Accounts that administer the register must set up a second factor first'],
    { data: { needs: 'secondFactor' } satisfies Needed },
  )
export const confirmationNeeded = (): Failure =>
  new Failure(403, ['请再次输入密码以确认是您本人', 'Please enter your password again to confirm that it is you'], {
    data: { needs: 'confirmation' } satisfies Needed,
  })
/** 400 for a wrong secret: audited, because it may be a guess. */
export const wrongSecret = (field: string, phrase: Phrase): Failure =>
  new Failure(400, phrase, { fields: [{ field, phrase }], recorded: true })
/** Travels as `data` of the refusal: that the register itself says there is no such record for the caller. */
const noRecord = { absent: true } as const
const noSuchRecord: Phrase = [
  '记录不存在，或不在您的数据范围内',
  'This record does not exist or is outside your data scope',
]
export const notFound = (phrase = noSuchRecord): Failure => new Failure(404, phrase, { data: noRecord })
/** Whether something is absent, by the register's own word: a 404 of a gateway, or of a missing path, is not that. */
export const saysAbsent = ({ status, data }: Failure): boolean =>
  status === 404 && typeof data === 'object' && data !== null && 'absent' in data && data.absent === true
export const noSuchPath = (): Failure => new Failure(404, ['请求的地址不存在', 'There is no page at this address'])
export const conflict = (phrase: Phrase, data?: unknown): Failure => new Failure(409, phrase, { data })

/** 409 for a value that another record has already. */
export const duplicateField = (field: string, phrase: Phrase): Failure =>
  new Failure(409, phrase, { fields: [{ field, phrase }] })

/**
 * 409 for an act on a record that has changed since the caller read it; `data` lets the screen offer a comparison. `act` says
 * names the refused action in the words of its endpoint. `by` is empty where the record is unchanged since the register was set up.
 */
export const staleRev = (current: { rev: number; by: string; at: string }, act: Phrase): Failure =>
  new Failure(
    409,
    [
      `${current.by ? `${current.by} 刚修改过这条记录` : '这条记录刚有改动'}，您的“${act[0]}”没有提交。重新加载后再核对`,
      `${current.by || 'Somebody'} has changed this record meanwhile, so this was not done: ${act[1]}. Reload, then compare`,
    ],
    { data: current },
  )

export function tooLarge(limit: string, field?: string): Failure {
  const phrase: Phrase = [`内容过大，上限为 ${limit}`, `Too large. The limit is ${limit}`]
  return new Failure(413, phrase, { fields: field ? [{ field, phrase }] : [] })
}
export const otherBody = (): Failure =>
  new Failure(422, ['同一 Idempotency-Key 的请求内容不同', 'This Idempotency-Key was used with a different request'])
/** Not audited: the act itself is, once it is done. */
export const stillRunning = (): Failure =>
  new Failure(409, ['同一请求正在处理，请稍候', 'The same request is still being processed'], { recorded: false })

/** How long a wait is, as people say it: seconds up to two minutes, then minutes, then hours. */
export function waitWords(seconds: number): Phrase {
  if (seconds < 120) return [`${seconds} 秒`, `${seconds} s`]
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return [`${minutes} 分钟`, `${minutes} minutes`]
  const hours = Math.ceil(minutes / 60)
  return [`${hours} 小时`, `${hours} hours`]
}

export function tooMany(seconds: number): Failure {
  const [zh, en] = waitWords(seconds)
  return new Failure(429, [`访问过于频繁，请 ${zh}后再试`, `Too many requests. Try again in ${en}`], {
    retryAfter: seconds,
  })
}
export const busy = (seconds = 2): Failure =>
  new Failure(503, ['系统繁忙，请稍后再试', 'The system is busy. Please try again shortly'], { retryAfter: seconds })
/** A query stopped by the database's time limit: a narrower one succeeds. */
export const tooCostly = (): Failure =>
  new Failure(503, ['这次查询耗时过长，请缩小查询条件后再试', 'The search takes too long. Narrow it and try again'], {
    retryAfter: 5,
  })
export const noDatabase = (): Failure =>
  new Failure(503, ['数据库暂时不可用，请稍后再试', 'The database is unavailable. Please try again shortly'], {
    retryAfter: 3,
  })
export const noSpace = (): Failure => new Failure(507, ['存储空间不足，未保存', 'Storage is full. Nothing was saved'])

/** What a bug says to the caller; the trace id finds the details in the log. */
export const unexpected = (traceId: string): Phrase => [
  `服务器内部错误，未保存任何内容（编号 ${traceId}）`,
  `Something went wrong on our side. Nothing was saved (reference ${traceId})`,
]
