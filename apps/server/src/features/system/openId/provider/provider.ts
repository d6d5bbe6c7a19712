// The connection to the other system: where people are sent, and who has returned. The only file that uses the library.
import * as client from 'openid-client'
import { z } from 'zod'
import { Failure } from '@register/contract/errors'
import type { OpenIdProvider } from '../../../../config/services/openId.ts'

/** Seconds for one answer of the other system; a request to us waits for two of them at most. */
const timeout = 3

/** Values that must be the same when the person returns. */
export const ticketState = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })
export type TicketState = z.output<typeof ticketState>

export interface Known {
  issuer: string
  subject: string
}

export interface Provider extends Pick<OpenIdProvider, 'key' | 'name'> {
  /** The address of the other system, from which the person returns to `returnTo`. */
  begin(returnTo: string): Promise<{ url: string; ticketState: TicketState }>
  /** The person who has returned, by the address they returned to. */
  finish(address: URL, ticketState: TicketState): Promise<Known>
}

const unreachable = ([zh, en]: OpenIdProvider['name']) =>
  new Failure(
    503,
    [
      `暂时无法连接“${zh}”，请稍后再试或用其他方式登录`,
      `"${en}" cannot be reached now. Try again shortly, or sign in another way`,
    ],
    { retryAfter: 5 },
  )
const cancelled = ([zh, en]: OpenIdProvider['name']) =>
  new Failure(400, [`已取消“${zh}”登录`, `Signing in by "${en}" was cancelled`])
const unconfirmed = ([zh, en]: OpenIdProvider['name']) =>
  new Failure(400, [`“${zh}”没有确认您的身份，请重新登录`, `"${en}" did not confirm who you are. Please sign in again`])

const invalid = ([zh, en]: OpenIdProvider['name']) =>
  new Failure(400, [
    `“${zh}”发来的身份信息不符合规范，不能用于登录，请联系该系统的管理员`,
    `"${en}" sent identity data that do not follow the standard and cannot sign anybody in. Please contact its administrator`,
  ])

/** The standard's most: 255 characters of ASCII (OpenID Connect Core, 2). */
const subjectShape = /^[\x21-\x7e]{1,255}$/
/** Seconds by which its clock may be ahead of ours. */
const mostAhead = 60

/** What is wrong with an answer whose signature is right; undefined when nothing is. */
const problemOf = ({ sub, iat }: { sub: unknown; iat: unknown }): string | undefined => {
  if (typeof sub !== 'string' || !subjectShape.test(sub)) return 'sub must be 1 to 255 visible characters of ASCII'
  if (typeof iat !== 'number' || iat > Date.now() / 1_000 + mostAhead) return 'iat lies in the future'
  return undefined
}

/** Whether the other system could not be reached, or answered too late. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT')

export function providerOf(of: OpenIdProvider, report: (error: unknown) => void): Provider {
  let known: Promise<client.Configuration> | undefined
  /** Read once; a failure is not cached. */
  const configuration = (): Promise<client.Configuration> => {
    known ??= client
      .discovery(new URL(of.issuer), of.clientId, of.clientSecret, client.ClientSecretBasic(of.clientSecret), {
        timeout,
        // The signatures of answers are checked, in addition to where they come from.
        execute: [
          client.enableNonRepudiationChecks,
          // Only where the environment was allowed to use http, which is not the case in production.
          // oxlint-disable-next-line typescript/no-deprecated -- named so to be noticed
          ...(of.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined
        report(error)
        throw unreachable(of.name)
      })
    return known
  }
  return {
    key: of.key,
    name: of.name,
    async begin(returnTo) {
      const fresh = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid',
        state: fresh.state,
        nonce: fresh.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(fresh.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, ticketState: fresh }
    },
    async finish(address, { state, nonce, verifier }) {
      const tokens = await client
        .authorizationCodeGrant(await configuration(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
            throw cancelled(of.name)
          report(error)
          throw isSilence(error) ? unreachable(of.name) : unconfirmed(of.name)
        })
      const claims = tokens.claims()
      if (!claims) throw unconfirmed(of.name)
      const problem = problemOf(claims)
      if (problem) {
        report(new Error(`${of.key}: ${problem}`))
        throw invalid(of.name)
      }
      return { issuer: claims.iss, subject: claims.sub }
    },
  }
}
