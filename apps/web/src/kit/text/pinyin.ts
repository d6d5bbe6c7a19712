// Finding Chinese texts by their pinyin, whole or by initials, from the order that the browser sorts characters in.
import { syllables } from './syllables.ts'

const parts = syllables.trim().split(/\s+/)
const opening = parts.map((part) => part.slice(-1))
const order = new Intl.Collator('zh-Hans-CN')

/** Characters of these screens with a reading that the order does not know: 长度 is chang du, 行程 is xing cheng. */
const alsoRead: Readonly<Record<string, string>> = {
  长: 'chang',
  行: 'hang',
  重: 'chong',
  乘: 'sheng',
  调: 'tiao',
  系: 'ji',
  率: 'shuai',
  弹: 'tan',
  泊: 'bo',
  略: 'lue',
  削: 'xiao',
  粘: 'nian',
  拓: 'ta',
}

/** How a character is read; letters and digits stand for themselves. */
function readingsOf(character: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(character)) return [character.toLowerCase()]
  // The last part that begins at or before the character.
  let [from, to] = [0, opening.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (order.compare(opening[middle] ?? '', character) <= 0) from = middle + 1
    else to = middle
  }
  const reading = parts[Math.max(from - 1, 0)]?.slice(0, -1) ?? character
  const other = alsoRead[character]
  return other ? [reading, other] : [reading]
}

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** 设备种类 is `sbzl`; letters and digits stand for themselves, everything else is left out: IP 地址 is `ipdz`. */
export const initialsOf = (text: string): string =>
  [...bare(text)].map((character) => readingsOf(character)[0]?.[0]).join('')

/** Whether the keys are read off from `at` on, of each character its beginning or all of it. */
function readsFrom(readings: readonly (readonly string[])[], at: number, keys: string): boolean {
  if (keys === '') return true
  return (readings[at] ?? []).some((reading) => {
    for (let length = 1; length <= reading.length && reading[length - 1] === keys[length - 1]; length++)
      if (readsFrom(readings, at + 1, keys.slice(length))) return true
    return false
  })
}

/** Whether `typed` is a part of the text or of its pinyin, in any case; nothing typed fits everything. */
export function matches(text: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  if (text.toLowerCase().includes(wanted)) return true
  // ü is typed as v.
  const keys = wanted.replaceAll(/[\s']/g, '').replaceAll('v', 'u')
  const readings = [...bare(text)].map(readingsOf)
  return readings.some((_, at) => readsFrom(readings, at, keys))
}
