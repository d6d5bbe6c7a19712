// Finding Chinese texts by the initials of their pinyin, from the order that the browser sorts them in.

/** The character that opens each letter's part of that order, and the letters; no syllable begins with i, u or v. */
const opening = [...'吖丷嚓咑妸发旮哈丌咔垃呣拏喔妑七呥仨他屲夕丫帀']
const letters = 'abcdefghjklmnopqrstwxyz'
const order = new Intl.Collator('zh-Hans-CN')

/** Characters of these screens that are read in two ways, with the initial the order does not know: 长度 is cd, 行程 is xc. */
const alsoRead: Readonly<Record<string, string>> = { 长: 'c', 行: 'h', 重: 'c', 乘: 's', 调: 't', 系: 'j', 率: 's' }

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase()
  const next = opening.findIndex((first) => order.compare(first, character) > 0)
  return letters.at(next < 0 ? -1 : Math.max(next - 1, 0)) ?? character
}

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** 设备种类 is `sbzl`; letters and digits stand for themselves, everything else is left out: IP 地址 is `ipdz`. */
export const initialsOf = (text: string): string => [...bare(text)].map(initialOf).join('')

/** Whether `typed` is a part of the text or of its initials, in any case; nothing typed fits everything. */
export function matches(text: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  if (text.toLowerCase().includes(wanted)) return true
  const keys = [...wanted]
  const read = [...bare(text)].map((character) => initialOf(character) + (alsoRead[character] ?? ''))
  return read.some((_, from) => keys.every((key, at) => read[from + at]?.includes(key)))
}
