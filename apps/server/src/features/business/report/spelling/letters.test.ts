// A name is found by every reading of its characters, from any character on, whole or by initials, and by nothing else; what the index holds of a name holds all that finds it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingsOf, simplified } from './chinese.ts'
import { askedLetters, lettersOf, readsAs } from './letters.ts'

test.each([
  ['云岭电梯有限公司', ['yunling', 'yldt', 'yldtyxgs', 'lingdian', 'yunlingdiantiyou', 'dianti', 'yunl']],
  ['重庆长安电梯', ['chongqing', 'zhongqing', 'cqca', 'zqza', 'zqcadt', 'changan', 'zhangan']],
  ['厦门吕氏起重', ['xiamen', 'shamen', 'lvshi', 'lushi', 'lsqz']],
  ['臺灣電梯', ['taiwan', 'twdt']],
  ['上海ABC电梯（中国）', ['abcdianti', 'diantizhong', 'haiabc', 'dtzg']],
] as const)('%s', (name, typed) => {
  for (const one of typed) expect([one, readsAs(name, one.toUpperCase())]).toEqual([one, true])
})

test.each([
  ['云岭电梯有限公司', ['unling', 'yunlingji', 'ylt', 'ldy', 'yunlingdiant1', 'tsx']],
  ['重庆', ['chongqin1', 'zhongqinga', 'qz']],
] as const)('%s is not found by other letters', (name, typed) => {
  for (const one of typed) expect([one, readsAs(name, one.toUpperCase())]).toEqual([one, false])
})

test('the index holds what finds a name', () => {
  const han = [...'云岭重庆长安乐行厦大都石吕女会广州电梯起重机械有限公司']
  const name = fc.array(fc.constantFrom(...han, 'A', '（'), { minLength: 2, maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), fc.boolean(), fc.nat(7), (text, from, length, byInitials, choice) => {
      const all = readingsOf(text)
      const some = all.slice(from % Math.max(1, all.length)).slice(0, 1 + (length % 8))
      const typed = some
        .map((readings) => readings[choice % readings.length] ?? '')
        .map((reading) => (byInitials ? reading.slice(0, 1) : reading))
        .join('')
      fc.pre(typed.length >= 3 && /^[A-Z]+$/.test(typed))
      expect(readsAs(text, typed)).toBe(true)
      const held = new Set(lettersOf(text))
      const { pinyin, initials } = askedLetters(typed)
      expect(pinyin.every((one) => held.has(one)) || initials.every((one) => held.has(one))).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('simplified characters', () => {
  expect(simplified('雲嶺電梯（集團）')).toBe('云岭电梯(集团)')
  expect(simplified('云岭电梯')).toBe('云岭电梯')
})
