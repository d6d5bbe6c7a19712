// The declaration of one endpoint, from which route, client call, permission list, OpenAPI page and tests follow.
import type { z } from 'zod'
import type { MediaType } from './files/mediaTypes.ts'
import type { Permission } from './permissions.ts'
import type { Phrase } from './phrase.ts'

export type Access = 'anyone' | 'signedIn' | { readonly may: Permission }

/** How often one caller may call: by address for strangers, by account for signed-in callers. The server's rate module has the figures. */
export type RateClass =
  | 'answer'
  | 'list'
  | 'log'
  | 'tile'
  | 'signIn'
  | 'offer'
  | 'refresh'
  | 'write'
  | 'submit'
  | 'transfer'
  | 'none'

/**
 * Whose rows the ids in an input may name. scoped: those that the caller's scope reaches; others are as if they were not there.
 * own: the caller's alone. shared: everyone's, for all who may call. public: those that are published. link: those of a link that the server signed.
 */
export type Rows = 'scoped' | 'own' | 'shared' | 'public' | 'link'

export interface EndpointSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Starts with /api; only the files of the public log, whose addresses their specification gives, start with /log. Path
   * parameters in braces: /api/file/{id}; one that is the rest of the path, slashes and all, with a plus: /log/tile/{+tile}.
   */
  readonly path: `/api/${string}` | `/log/${string}`
  readonly access: Access
  /** Said where the record of its permission does not say it (record/rows.ts). */
  readonly rows?: Rows
  readonly summary: Phrase
  /** A write runs in a transaction with its audit row; many POSTs only read. */
  readonly effect: 'read' | 'write'
  readonly rate?: RateClass
  /** The name of a list in its body: each entry counts against the rate limit, and a client's quota, as a call. */
  readonly each?: string
  /** A retry with the same Idempotency-Key is executed once and gets the same answer. */
  readonly idempotent?: true
  /** May be called with a first, reset or expired password; all other endpoints require a new password first. */
  readonly beforeNewPassword?: true
  /** May be called before the required second factor is set up, like `beforeNewPassword`. */
  readonly beforeFactor?: true
  /** May be called by the first account of a real register, which sets it up and does nothing else; so may those with `beforeNewPassword`. */
  readonly beforeSetup?: true
  /** Protects against misuse of an unlocked screen: asks for the password again when it was last given over ten minutes ago. */
  readonly confirmed?: true
  /** The answer depends on the product version alone, is the same for every caller and contains both languages: browsers cache it and revalidate. */
  readonly lasting?: true
  /** Part of the public interface: pages of other sites may read its answers, as strangers (docs/decisions/0173-other-sites-may-read.md). */
  readonly open?: true
  /** Its query may say, as `wait`, for how many seconds it waits for the entry `from` of the public log, and a caller who accepts `text/event-stream` gets one event after the other; it has no place among the running calls meanwhile. */
  readonly waits?: true
  /** A standby may answer strangers, where it holds everything public that the primary holds: it reads nothing else (docs/rules/site.md#how-fresh-it-is). */
  readonly fromStandby?: true
  /** Open to clients (system/client) although it asks for no permission: reference data they need with the records. */
  readonly forClients?: true
  /** `binary`: the handler streams bytes without the envelope. `bare`: the plain answer without the envelope; refusals add the error codes of RFC 6749. */
  readonly reply?: 'binary' | 'bare'
  /** The media types of a `binary` reply. */
  readonly types?: readonly MediaType[]
  /** What a caller without a session proves itself with: the refresh cookie of a browser, or the id and secret of a client. */
  readonly proof?: 'refreshCookie' | 'clientSecret'
  /** Accepts its body as a form (application/x-www-form-urlencoded) too. */
  readonly form?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Bytes of the body, where the limit computed from its schema (input/bodyLimit.ts) does not fit. */
  readonly bodyLimit?: number
  /** Accepts one file, multipart field `file`, with the text fields of `body`. Bytes, exclusive: a file must be smaller. */
  readonly upload?: { readonly below: number }
  readonly output?: z.ZodType
  /** Verb of the audit row, `report.publish`; every write has one. */
  readonly audit?: string
  /** The id that the caller sends is of a sign-in, whose account is the audited object. */
  readonly idOf?: 'signIn'
  /** One valid input, for the documentation and the conformance test. */
  readonly example?: { params?: unknown; query?: unknown; body?: unknown }
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Raw<T> = T extends z.ZodType ? z.input<T> : undefined

/** What a handler receives: parsed, defaults filled in. */
export type Input<E extends EndpointSpec> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}
type Given<K extends string, T> = T extends z.ZodType ? Record<K, Raw<T>> : unknown
/** What a client gives. */
export type Call<E extends EndpointSpec> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>
export type Output<E extends EndpointSpec> = Parsed<E['output']>

/** Something that can be permitted: an endpoint, or a right that goes beyond one. */
export type Asks = Pick<EndpointSpec, 'access'>

export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec

/** Access by permission; the only place a permission string is written outside the permission list. */
export const may = (permission: Permission): { may: Permission } => ({ may: permission })
