// The refresh cookie: HttpOnly, SameSite=Strict, sent to the refresh path alone. Decision 13.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from './handle.ts'

const path = '/api/system/refresh'

export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const secure = request.protocol === 'https'
  const name = secure ? '__Secure-RT' : 'RT'
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const
  return {
    refresh: request.cookies[name],
    setRefresh(secret, seconds) {
      if (secret === null) void reply.clearCookie(name, options)
      else void reply.setCookie(name, secret, { ...options, ...(seconds ? { maxAge: seconds } : {}) })
    },
  }
}
