// Units that people write behind a number: read where only the point moves, refused by name where they are something else.
import { halfWidth } from '../../../input/halfWidth.ts'
import { isOtherPrefix } from '../../../input/number.ts'
import { shiftDecimal } from './decimal.ts'

/** Spellings of the units of one quantity, each with its power of ten. */
type Quantity = Readonly<Record<string, number>>
const quantities: readonly Quantity[] = [
  { G: -3, 克: -3, KG: 0, 公斤: 0, 千克: 0, T: 3, 吨: 3 },
  { MM: -3, 毫米: -3, CM: -2, 厘米: -2, M: 0, 米: 0, KM: 3, 千米: 3, 公里: 3 },
  { 'MM/S': -3, '毫米/秒': -3, 'M/S': 0, '米/秒': 0, 米每秒: 0 },
  { 'M/MIN': 0, '米/分': 0, '米/分钟': 0, 米每分钟: 0 },
  { 'KM/H': 0, '公里/小时': 0, '千米/小时': 0, '千米/时': 0 },
  { 'R/MIN': 0, RPM: 0, '转/分': 0, '转/分钟': 0 },
  { N: 0, 牛: 0, KN: 3, 千牛: 3 },
  { N·M: 0, 'N.M': 0, NM: 0, 牛米: 0, 牛·米: 0, KN·M: 3, 'KN.M': 3, KNM: 3, 千牛米: 3, 千牛·米: 3 },
  { T·M: 0, 'T.M': 0, 吨米: 0, 吨·米: 0 },
  { PA: 0, 帕: 0, KPA: 3, 千帕: 3, BAR: 5, MPA: 6, 兆帕: 6 },
  { W: 0, 瓦: 0, KW: 3, 千瓦: 3, MW: 6, 兆瓦: 6 },
  { V: 0, 伏: 0, 伏特: 0, KV: 3, 千伏: 3 },
  { A: 0, 安: 0, 安培: 0 },
  { AH: 0, 安时: 0 },
  { '°C': 0, 摄氏度: 0, 度: 0 },
  { '°': 0, 度: 0, DEG: 0 },
  { L: 0, 升: 0, M3: 3, 立方米: 3 },
  { M2: 0, 平方米: 0 },
  { 人: 0, 位: 0, 名: 0, PERSONS: 0, PERSON: 0 },
  { S: 0, 秒: 0 },
  { '%': 0 },
]

const spelled = (unit: string): string =>
  unit.normalize('NFKC').replaceAll(/\s/g, '').replaceAll('℃', '°C').toUpperCase()

/** A unit begins with a letter or a sign and has no digits but the power of a metre, so that 1e3 and 0x10 have none. */
const behind = /^(.*[\d.,])\s*((?:[\p{L}%°][\p{L}%°/·.²³()（）]*)?[mM][23]|[\p{L}%°][\p{L}%°/·.²³()（）]*)\s*$/u

/** A typed number and the unit behind it; no unit where it ends in digits. */
export function partedUnit(typed: string): { number: string; unit: string } {
  const [, number, unit] = behind.exec(halfWidth(typed).trim()) ?? []
  return number === undefined || unit === undefined ? { number: typed, unit: '' } : { number, unit }
}

/** How far the point moves from a written unit to the field's own: 3 from t to kg; nothing when they are no units of one quantity. */
export function shiftBetween(written: string, own: readonly string[]): number | undefined {
  if (isOtherPrefix(written)) return undefined
  const from = spelled(written)
  for (const unit of own.map(spelled)) {
    if (unit === from) return 0
    const quantity = quantities.find((one) => Object.hasOwn(one, unit) && Object.hasOwn(one, from))
    const [at, to] = [quantity?.[from], quantity?.[unit]]
    if (at !== undefined && to !== undefined) return at - to
  }
  return undefined
}

/** A decimal in the field's own unit: 0.3 t is 300 kg. */
export const inOwnUnit = (value: string, shift: number): string => (shift === 0 ? value : shiftDecimal(value, shift))
