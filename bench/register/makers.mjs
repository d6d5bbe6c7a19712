// Some thousand invented manufacturers from lists of words: Chinese names of 8 to 20 characters, brands for model names.

/** @typedef {{ n: number, name: string, code: string, address: string, licence: string, brand: string }} Maker */
/** @typedef {import('../dice.mjs').Dice} Dice */

const words = (/** @type {string} */ text) => text.split(' ')
const places = words(
  '云岭 澄江 望海 岚川 白鹭 青屏 松溪 长汀 静湖 鹤山 采石 归州 晴川 观澜 映月 浮玉 天枢 步云 东篱 南浦 西洲 北渚',
)
const first = [...'恒瑞安泰宏达广盛华凌远景博朗嘉禾鼎腾启明卓越锐驰捷迅佳润丰隆旭升正源联创新宇']
const second = [...'通达捷升运威诺科德隆信腾美固力翔峰森洋帆航宝星辰原晟邦图奥利特']
const kinds = words(
  '电梯有限公司 电梯制造有限公司 快速电梯股份有限公司 扶梯科技有限公司 升降设备有限公司 机电设备有限公司 电梯工程技术有限公司 智能装备有限公司 重工机械股份有限公司 楼宇设备制造有限公司 自动化设备有限公司 特种电梯有限公司',
)
const streets = words('迎宾路 创业大道 海滨路 科技路 工业一路 园区大道 学府街 长虹路')
const consonants = [...'BDGHLMPRTVXZ']
const vowels = [...'AEIOU']

export const makerCount = 4_000

/**
 * Distinct names and codes; the same dice make the same makers.
 * @param {Dice} dice @param {(first17: string) => string} checkCharacter of a credit code @returns {Maker[]}
 */
export function inventMakers(dice, checkCharacter, count = makerCount) {
  /** @type {Map<string, Maker>} */
  const made = new Map()
  while (made.size < count) {
    const place = dice.pick(places)
    const suffix = dice.chance(0.2) ? '（集团）' : ''
    const name = `${dice.chance(0.8) ? place : ''}${dice.pick(first)}${dice.pick(second)}${suffix}${dice.pick(kinds)}`
    if (made.has(name) || name.length < 8) continue
    const n = made.size + 1
    // Region 9999xx does not exist, so the code belongs to no company.
    const first17 = `919999${String(n % 90).padStart(2, '0')}MB${String(1_000_000 + n).slice(-7)}`
    const syllables = Array.from({ length: 2 }, () => dice.pick(consonants) + dice.pick(vowels)).join('')
    made.set(name, {
      n,
      name,
      code: first17 + checkCharacter(first17),
      address: `示范省${place}市${dice.pick(streets)}${dice.between(1, 280)}号`,
      licence: `TS232${String(10_000 + n).slice(-4)}-${2026 + (n % 4)}`,
      brand: syllables + (dice.chance(0.4) ? dice.pick(consonants) : ''),
    })
  }
  return [...made.values()]
}
