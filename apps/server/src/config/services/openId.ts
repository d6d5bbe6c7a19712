// Other systems whose accounts may sign in, by OpenID Connect: each has a name that the operator chose, and values that the system gave.
import type { Phrase } from '@register/contract/phrase'
import { readPair } from '../pair.ts'
import { problem, together } from '../problem.ts'
import type { Reading } from '../read.ts'

export interface OpenIdProvider {
  /** The name that the operator chose: letters, digits and hyphens. */
  key: string
  issuer: string
  clientId: string
  clientSecret: string
  name: Phrase
}

const because: Phrase = ['在 OPENID 中列出时必须设置', 'is required by OPENID']

/** Production demands https, because people's identities pass through it. */
function readIssuer(read: Reading, name: string, production: boolean): string {
  const issuer = read.needed('OPENID_<NAME>_ISSUER', because, name)
  if (production && !issuer.startsWith('https:'))
    problem(name, ['在 NODE_ENV=production 时须为 https', 'must be https with NODE_ENV=production'], issuer)
  return issuer
}

export function readOpenId(read: Reading, production: boolean): OpenIdProvider[] {
  const keys = read('OPENID') ?? []
  const at = (key: string) => `OPENID_${key.toUpperCase().replaceAll('-', '_')}`
  const provider = (key: string) => () =>
    together({
      key: () => key,
      issuer: () => readIssuer(read, `${at(key)}_ISSUER`, production),
      clientId: () => read.needed('OPENID_<NAME>_CLIENT_ID', because, `${at(key)}_CLIENT_ID`),
      clientSecret: () => read.needed('OPENID_<NAME>_CLIENT_SECRET', because, `${at(key)}_CLIENT_SECRET`),
      name: () => readPair(read, 'OPENID_<NAME>_NAME', `${at(key)}_NAME`) ?? ([key, key] as const),
    })
  return Object.values(together(Object.fromEntries(keys.map((key) => [key, provider(key)]))))
}
