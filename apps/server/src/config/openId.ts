// Other systems whose accounts may sign in, by OpenID Connect: each has a name that the operator chose, and values that the system gave.
import type { Phrase } from '@register/contract/phrase'
import { readPair } from './pair.ts'
import { problem } from './problem.ts'

export interface OpenIdProvider {
  /** The name that the operator chose: letters, digits and hyphens. */
  key: string
  issuer: string
  clientId: string
  clientSecret: string
  name: Phrase
}

type Get = (name: string) => string | undefined

const most = 5

/** Production demands https, because people's identities pass through it. */
function readIssuer(name: string, text: string | undefined, production: boolean): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined
  const fits = url && (url.protocol === 'https:' || (url.protocol === 'http:' && !production))
  if (text !== undefined && fits && !url.search && !url.hash && !url.username) return text
  const form = 'https://id.example.cn'
  return problem(name, [`须为网址，形如 ${form}`, `must be an address such as ${form}`], text)
}

/** The message does not show the value, because it may be a secret. */
function needed(get: Get, name: string): string {
  const text = get(name)
  if (text !== undefined && text.length <= 500 && !/\p{Cc}/u.test(text)) return text
  return problem(name, [
    '在 OPENID 中列出时必须设置，且为不超过 500 个字符的一行文字',
    'is required by OPENID: one line of at most 500 characters',
  ])
}

export function readOpenId(get: Get, production: boolean): OpenIdProvider[] {
  const keys = (get('OPENID') ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  const fits = keys.every((key) => /^[a-z][a-z0-9-]{0,29}$/.test(key)) && new Set(keys).size === keys.length
  if (!fits || keys.length > most)
    problem(
      'OPENID',
      [
        `须为至多 ${most} 个互不相同的名称，用逗号分隔，由小写字母、数字和 - 组成`,
        `must be at most ${most} different names of small letters, digits and hyphens, with commas`,
      ],
      get('OPENID'),
    )
  return keys.map((key) => {
    const at = `OPENID_${key.toUpperCase().replaceAll('-', '_')}`
    return {
      key,
      issuer: readIssuer(`${at}_ISSUER`, get(`${at}_ISSUER`), production),
      clientId: needed(get, `${at}_CLIENT_ID`),
      clientSecret: needed(get, `${at}_CLIENT_SECRET`),
      name: readPair(`${at}_NAME`, get) ?? [key, key],
    }
  })
}
