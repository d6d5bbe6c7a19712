// Chinese names in other spellings: in simplified characters, and by the letters of their pinyin. The only place that knows the two libraries.
import { ConverterBuilder } from 'opencc-js/core'
import * as mainland from 'opencc-js/preset/t2cn'
import { polyphonic } from 'pinyin-pro'
import { searchedText } from '@register/contract/text/searchedText'

const convert = ConverterBuilder(mainland)({ from: 't', to: 'cn' })

/** The form of searches, in simplified characters. */
export const simplified = (text: string): string => searchedText(convert(searchedText(text)))

/** ü is typed as v, and as u where a keyboard has neither. */
const spelled = (reading: string): string[] => {
  const plain = reading.toUpperCase()
  return plain.includes('Ü') ? [plain.replaceAll('Ü', 'V'), plain.replaceAll('Ü', 'U')] : [plain]
}

/** Character by character every reading, in capitals without tones; letters and digits read as themselves, other signs are left out. */
export const readingsOf = (name: string): string[][] =>
  polyphonic(simplified(name).replaceAll(/[^\p{L}\p{N}]/gu, ''), { toneType: 'none', type: 'array' }).map(
    (readings) => [...new Set(readings.flatMap(spelled))],
  )
