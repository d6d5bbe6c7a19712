// The refresh cookie: HttpOnly, SameSite=Strict, sent to the refresh path only (docs/rules/access.md#sessions).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '@register/contract/errors'
import type { Cookies } from './handle.ts'
import { isHttps } from './headers.ts'

const path = '/api/system/refresh'

const hostOf = (text: string): string | undefined => (URL.canParse(text) ? new URL(text).host : undefined)

/** Whether a browser sends the call from another site; other programs do not state the site. When several host names lead here, the requested one counts too. */
function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site'
  const host = hostOf(origin)
  return host === undefined || (host !== request.headers.host && host !== hostOf(publicUrl ?? ''))
}

const foreign = () => new Failure(403, ['不接受其他网站发起的请求', 'Calls from other sites are not accepted'])

const isSecure = (request: FastifyRequest, publicUrl: string | undefined) => isHttps(publicUrl, request.protocol)
const nameOf = (secure: boolean) => (secure ? '__Secure-RT' : 'RT')

/** The secret that the browser sent with a call of our own site. */
export const refreshSent = (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  isForeign(request, publicUrl) ? undefined : request.cookies[nameOf(isSecure(request, publicUrl))]

/** Reading the cookie refuses calls from other sites, which protects each endpoint that reads it. The cookie is Secure even when only PUBLIC_URL shows https. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): Cookies {
  const secure = isSecure(request, publicUrl)
  const name = nameOf(secure)
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const
  return {
    get refresh() {
      if (isForeign(request, publicUrl)) throw foreign()
      return request.cookies[name]
    },
    setRefresh(secret, seconds) {
      if (secret === null) void reply.clearCookie(name, options)
      else void reply.setCookie(name, secret, { ...options, ...(seconds ? { maxAge: seconds } : {}) })
    },
  }
}
