// A route: an endpoint with the function that answers it.
import type { Readable } from 'node:stream'
import type { EndpointSpec, Input } from '@register/contract/endpoint'
import type { z } from 'zod'
import type { Ctx, UserCtx } from '../access/ctx.ts'

/** A file on its way in, wholly received; at most 10 MB. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** A reply of bytes instead of the envelope. */
export interface Bytes {
  mime: string
  /** 200 when nothing is said. */
  status?: number
  /** The answer waits for it, past the deadline of its work; it never rejects. */
  after?: Promise<void>
  /** Given: the browser saves it under this name. */
  fileName?: string
  length?: number
  /** When it was changed last: a client that has this version gets 304. */
  changedAt?: Date
  headers?: Record<string, string>
  stream: Readable | Buffer
}

/** An answer whose data was written as JSON before (`writtenBy`): it goes out as it is. */
export class Written {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

export interface Cookies {
  /** The refresh secret the browser sent. Reading it refuses calls from other sites. */
  readonly refresh: string | undefined
  /** Null clears it; seconds of life, or a session cookie without. */
  setRefresh(secret: string | null, seconds?: number): void
}

type Needed<E extends EndpointSpec> = Input<E> & {
  file: E extends { upload: object } ? UploadedFile : undefined
  cookies: Cookies
  /** The name and password of `Authorization: Basic`, if the call has them. */
  basic: { name: string; password: string } | undefined
  /** Aborts when the caller hangs up. */
  signal: AbortSignal
}
type Answered<E extends EndpointSpec> = E extends { reply: 'binary' }
  ? Bytes
  : E['output'] extends z.ZodType
    ? z.input<E['output']> | Written
    : void
type CtxOf<E extends EndpointSpec> = E['access'] extends 'anyone' ? Ctx : UserCtx

interface TwoPhases<E extends EndpointSpec, P> {
  /** Slow work before the transaction: hashing, pictures, Excel. Reads only, from the pool. */
  prepare: (ctx: CtxOf<E>, input: Needed<E>) => Promise<P>
  run: (ctx: CtxOf<E>, input: Needed<E>, prepared: P) => Promise<Answered<E>>
}

/** As the mount sees every route. */
export interface Route {
  endpoint: EndpointSpec
  prepare: ((ctx: Ctx, input: Needed<EndpointSpec>) => Promise<unknown>) | undefined
  run: (ctx: Ctx, input: Needed<EndpointSpec>, prepared: unknown) => Promise<unknown>
}

/** Joins an endpoint with its handler; types follow from the declaration. */
export function handle<E extends EndpointSpec, P = undefined>(
  endpoint: E,
  handler: ((ctx: CtxOf<E>, input: Needed<E>) => Promise<Answered<E>>) | TwoPhases<E, P>,
): Route {
  // The mount keeps the promises these types make: it signs in, parses and receives the file before it calls.
  const phases = typeof handler === 'function' ? { prepare: undefined, run: handler } : handler
  return { endpoint, ...(phases as Omit<Route, 'endpoint'>) }
}
