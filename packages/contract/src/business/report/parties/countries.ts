// Countries and regions by the two letters of ISO 3166-1, with their names in both languages as GB/T 2659 writes them.
import { telling } from '../../../messages/said.ts'
import type { Phrase } from '../../../phrase.ts'

/** Those that most manufacturers come from stand first in lists. */
const first = ['CN', 'DE', 'JP', 'KR', 'IT', 'AT', 'CH', 'FR', 'ES', 'FI', 'SE', 'US', 'GB', 'TR', 'IN', 'TH']

const rest =
  'AD AE AF AG AI AL AM AO AQ AR AS AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CI CK CL CM CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IO IQ IR IS JE JM JO KE KG KH KI KM KN KP KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TJ TK TL TM TN TO TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Every code there is, the usual ones first. */
export const countryCodes: readonly string[] = [...first, ...rest.split(' ')]

const known: ReadonlySet<string> = new Set(countryCodes)
export const isCountry = (code: string): boolean => known.has(code)

export const countryProblem = telling(
  (code: string): Phrase | undefined =>
    isCountry(code)
      ? undefined
      : ['应为两位大写国别代码，例如 CN、DE', 'must be a two-letter country code in capitals, such as CN or DE'],
  {
    json: (schema) => ({ ...schema, pattern: `^(?:${countryCodes.join('|')})$` }),
  },
)

const names = {
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** Where the standard says more than the language data of browsers does. */
const own: Readonly<Record<string, Phrase>> = {
  HK: ['中国香港', 'Hong Kong, China'],
  MO: ['中国澳门', 'Macao, China'],
  TW: ['中国台湾', 'Taiwan, China'],
}

/** Further names in use for countries of the list. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CN: ['中国大陆', '中华人民共和国', "People's Republic of China", 'P.R. China', 'PR China', 'PRC', 'CHN'],
  US: ['USA', 'U.S.A.', '美利坚合众国', 'United States of America'],
  GB: ['UK', 'Great Britain'],
  KR: ['Korea', 'Republic of Korea'],
  HK: ['香港', 'Hong Kong'],
  MO: ['澳门', 'Macao', 'Macau'],
  TW: ['台湾', 'Taiwan'],
}

/** Names that were asked for: by codes of two capitals alone, of which there are 676. */
const asked = new Map<string, Phrase>()

/** The name of a country by its code; a code that is none reads as itself. */
export function countryName(code: string): Phrase {
  const name = own[code] ?? asked.get(code)
  if (name) return name
  if (!/^[A-Z]{2}$/.test(code)) return [code, code]
  const found: Phrase = [names.zh.of(code) ?? code, names.en.of(code) ?? code]
  asked.set(code, found)
  return found
}

const spelled = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

let byName: Map<string, string> | undefined

/** The code of a country by its code or by its name in either language; nothing for what is neither. */
export function countryOf(text: string): string | undefined {
  byName ??= new Map(
    countryCodes.flatMap((code) =>
      [code, ...countryName(code), ...(alsoCalled[code] ?? [])].map((name) => [spelled(name), code]),
    ),
  )
  return byName.get(spelled(text))
}
