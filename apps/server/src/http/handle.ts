// The type of a route: an endpoint with the function that answers it.
import type { Readable } from 'node:stream'
import type { EndpointSpec, Input } from '@register/contract/endpoint'
import type { z } from 'zod'
import type { Ctx, UserCtx } from '../access/ctx.ts'
import type { Written } from './written/written.ts'

/** An uploaded file, wholly received; at most 10 MB. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** A reply of bytes instead of the envelope. */
export interface Bytes {
  mime: string
  /** The status of the answer; 200 by default. */
  status?: number
  /** The answer waits for this promise, past the deadline of its work; it never rejects. */
  after?: Promise<void>
  /** When set, the browser saves the answer under this name. */
  fileName?: string
  /** The file has the name under which it was stored. */
  stored?: true
  length?: number
  /** When the content last changed: a client that has this version gets 304. */
  changedAt?: Date
  headers?: Record<string, string>
  stream: Readable | Buffer
}

export interface Cookies {
  /** The refresh secret that the browser sent. Reading it refuses calls from other sites. */
  readonly refresh: string | undefined
  /** Sets the refresh cookie for some seconds, or as a session cookie; null clears it. */
  setRefresh(secret: string | null, seconds?: number): void
}

type Needed<E extends EndpointSpec> = Input<E> & {
  file: E extends { upload: object } ? UploadedFile : undefined
  cookies: Cookies
  /** The name and password of `Authorization: Basic`, if the call has them. */
  basic: { name: string; password: string } | undefined
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
}
type Answered<E extends EndpointSpec> = E extends { reply: 'binary' }
  ? Bytes
  : E['output'] extends z.ZodType
    ? z.input<E['output']> | Written
    : void
type CtxOf<E extends EndpointSpec> = E['access'] extends 'anyone' ? Ctx : UserCtx

interface TwoPhases<E extends EndpointSpec, P> {
  /** Slow work before the transaction, such as hashing, pictures and Excel. May only read, from the pool. */
  prepare: (ctx: CtxOf<E>, input: Needed<E>) => Promise<P>
  run: (ctx: CtxOf<E>, input: Needed<E>, prepared: P) => Promise<Answered<E>>
}

/** The type of all routes, as the mount needs it. */
export interface Route {
  endpoint: EndpointSpec
  prepare: ((ctx: Ctx, input: Needed<EndpointSpec>) => Promise<unknown>) | undefined
  run: (ctx: Ctx, input: Needed<EndpointSpec>, prepared: unknown) => Promise<unknown>
}

/** Joins an endpoint with its handler; the types follow from the declaration. */
export function handle<E extends EndpointSpec, P = undefined>(
  endpoint: E,
  handler: ((ctx: CtxOf<E>, input: Needed<E>) => Promise<Answered<E>>) | TwoPhases<E, P>,
): Route {
  // The mount guarantees what these types promise: it signs in, parses and receives the file before it calls.
  const phases = typeof handler === 'function' ? { prepare: undefined, run: handler } : handler
  return { endpoint, ...(phases as Omit<Route, 'endpoint'>) }
}
