// The invented manufacturers. Their credit codes are well formed but have a region (9999xx) that does not exist, so that no real company has one.
import { checkCharacter } from '@register/contract/rules/numbers/creditCode'
import { everyTrade, licenceDigit, tradesOf } from './plausible/trades.ts'

export interface Maker {
  name: string
  creditCode: string | null
  address: string
  licenceNo: string | null
  country: string
  /** The beginning of its model names. */
  brand: string
}

const names =
  '云岭 澄江 松涛 望海 岚川 青屏 沐阳湾 听雨 白鹭洲 长汀 远岫 静湖 凌霄阁 采薇 揽月 归帆 秋水 晴岚 知行 观澜 映山 疏影 鹤鸣 枕流 浮玉 拾级 登云梯 步虚 天枢 玉衡'.split(
    ' ',
  )
const kinds = ['电梯有限公司', '电梯制造有限公司', '快速电梯股份有限公司', '扶梯科技有限公司', '升降设备有限公司']
const cities = [
  '示范省云岭市高新区迎宾路',
  '示范省澄江市经开区创业大道',
  '演示省望海市临港区海滨路',
  '演示省白鹭市工业园科技路',
]
const foreign: readonly (readonly [name: string, address: string, country: string])[] = [
  ['Nordlift Aufzugbau GmbH', 'Musterstrasse 12, 00000 Musterstadt', 'DE'],
  ['Hoshimi Elevator K.K.', '1-2-3 Hoshimi, Mihon-shi', 'JP'],
  ['Scala Mobile Esempio S.p.A.', 'Via Esempio 7, 00000 Esempio', 'IT'],
]
const letters = 'ABCDEFGHJKLMNPQRTUWXY'

function creditCode(index: number): string {
  const first17 = `919999${String(index % 90).padStart(2, '0')}MA${String(100_000 + index * 37).slice(0, 6)}${letters[index % letters.length]}`
  return first17 + checkCharacter(first17)
}

const domestic: Maker[] = kinds.flatMap((kind, row) =>
  names.map((name, column) => {
    const index = row * names.length + column
    return {
      name: name + kind,
      creditCode: creditCode(index),
      address: `${cities[index % cities.length]}${10 + ((index * 7) % 180)}号`,
      licenceNo: `TS231${String(1_000 + index).slice(0, 4)}-${2027 + (index % 4)}`,
      country: 'CN',
      brand: `${letters[column % letters.length]}${letters[(row * 5 + column) % letters.length]}`,
    }
  }),
)

/** A name of the greatest length, to test how pages show long texts. */
const long: Maker = {
  name: '演示省白鹭市长江中下游内河航运枢纽与立体城市垂直交通装备联合研究开发制造（集团）股份有限公司第一电梯分公司示范基地',
  creditCode: creditCode(900),
  address:
    '演示省白鹭市长江中下游经济技术开发区立体城市先行示范区滨江大道与科技二路交叉口东北角联合研究大厦 A 座 1808 室',
  licenceNo: 'TS2310900-2029',
  country: 'CN',
  brand: 'LONGMODEL-VERTICAL',
}

/** Five companies of each trade other than lifts. */
const companies: Readonly<Record<string, readonly Omit<Maker, 'licenceNo'>[]>> = Object.fromEntries(
  everyTrade.map((trade, row) => [
    trade,
    [0, 1, 2, 3, 4].map((column) => {
      const index = 300 + row * 5 + column
      return {
        name: `${names[(row * 5 + column) % names.length]}${trade}`,
        creditCode: creditCode(index),
        address: `${cities[index % cities.length]}${10 + ((index * 7) % 180)}号`,
        country: 'CN',
        brand: `${letters[(column + row) % letters.length]}${letters[(row * 5 + column) % letters.length]}`,
      }
    }),
  ]),
)

/** The makers of a form of a kind, by their keys; the licence is for such products. */
export const makersOf = (kind: string, form: string): readonly Maker[] =>
  tradesOf(kind, form)
    .flatMap((trade) => companies[trade] ?? [])
    .map((company, at) => ({
      ...company,
      licenceNo: `TS2${licenceDigit(kind, form)}10${100 + at * 7}-${2027 + (at % 4)}`,
    }))

export const makers: readonly Maker[] = [
  ...domestic,
  long,
  ...foreign.map(([name, address, country], at) => ({
    name,
    creditCode: null,
    address,
    licenceNo: null,
    country,
    brand: ['NL', 'HS', 'SM'][at] ?? 'XX',
  })),
]
