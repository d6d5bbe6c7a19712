// The addresses that entries of the menu may have, by their type.
import type { Phrase } from '../../phrase.ts'

/** An address inside the office or the site: what begins with two slashes leads to another site. */
export const ours = /^\/(?:[^\s\\/][^\s\\]*)?$/

/** An address of the web, without a user name in it, which would make a false site look like another. */
const web = /^https?:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i

/** Scheme, host and port as the address writes them; the usual port belongs to no listed origin. */
const originOf = (address: string): string => (/^[^/]+\/\/[^/?#]+/.exec(address)?.[0] ?? '').toLowerCase()

/**
 * What is wrong with the address of an entry of this type: scripts, other protocols, and other sites in disguise never pass.
 * `framed`: the origins that the configuration lets the office frame; no other site can be framed.
 */
export function addressProblem(type: string, path: string, framed: readonly string[]): Phrase | undefined {
  if (type === 'button' || path === '' || ours.test(path)) return undefined
  if (type === 'menu')
    return [
      '目录或页面只打开本系统的页面，路径以一个 / 开头；外部网址请改用“外部链接”或“内嵌页面”',
      'Path must begin with a single /, because this type opens pages of this system alone. For other sites choose the type "Link" or "Framed page"',
    ]
  if (!web.test(path))
    return [
      '地址必须以 http(s):// 开头且不含用户名，或为站内以一个 / 开头的地址',
      'Path must begin with http(s):// and hold no user name, or with a single / on this site',
    ]
  return type !== 'iframe' || framed.includes(originOf(path))
    ? undefined
    : [
        '内嵌页面只显示本系统的页面（以 / 开头）和参数配置“可嵌入的网站”中的 https 网站；其他网址请改用“外部链接”',
        'Path: a framed page is one of this system (beginning with /), or of an https site under "Sites that may be framed" in the configuration. For other sites choose the type "Link"',
      ]
}
