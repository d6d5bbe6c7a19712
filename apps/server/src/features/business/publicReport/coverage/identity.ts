// Sentences on whose product an answer about coverage is, and on what a yes rests.
import type { AskedName } from '@register/contract/rules/coverage/identity'
import type { CoverageFinding } from '@register/contract/rules/coverage/check'
import type { Basis } from '@register/contract/rules/coverage/checkRow'
import type { CoverageRule } from '@register/contract/rules/parameters/coverageRule'
import type { Phrase } from '@register/contract/phrase'

interface Owner {
  readonly manufacturer_name: string | null
  readonly model: string | null
}
interface Asked {
  readonly manufacturer?: AskedName | undefined
  readonly model?: AskedName | undefined
}

/** A name as it was asked; the certificate's own where the asker says so; nothing where none is given. */
const nameOf = (asked: AskedName | undefined, own: string | null, another: Phrase): Phrase => {
  if (asked === undefined || asked === '') return ['', '']
  if (typeof asked === 'string') return [asked, asked]
  return asked.is === 'printed' ? [own ?? '', own ?? ''] : another
}

/** Whose product the question is about: 示例电梯有限公司 · THX-1. Empty where neither is given. */
export function holdsFor({ manufacturer_name, model }: Owner, asked: Asked): Phrase {
  const parts = [
    nameOf(asked.manufacturer, manufacturer_name, ['另一制造单位', 'another manufacturer']),
    nameOf(asked.model, model, ['另一型号', 'another model']),
  ]
  const joined = (at: 0 | 1) =>
    parts
      .map((part) => part[at])
      .filter(Boolean)
      .join(' · ')
  return [joined(0), joined(1)]
}

const items = (count: number) => (count === 1 ? '1 condition' : `${count} conditions`)

/** What a yes rests on, in the words that stand in its headline. */
export function basisText({ byValue, byWord }: Basis): Phrase {
  if (byWord === 0) return [`${byValue} 项按您填写的数值`, `${items(byValue)} by the values you gave`]
  if (byValue === 0)
    return [
      `${byWord} 项全部按您声明与证书相同，没有一项按数值核对`,
      `${items(byWord)} by your word that they are as on the certificate, none by a value`,
    ]
  return [
    `${byValue} 项按您填写的数值，${byWord} 项按您声明与证书相同`,
    `${items(byValue)} by the values you gave, ${byWord} by your word that they are as on the certificate`,
  ]
}

/** A model that is not the certificate's, where the parameters decide and the model is only mentioned. */
export function identityReasons(
  found: CoverageFinding,
  model: string,
  { model: by = 'named' }: CoverageRule,
): Phrase[] {
  if (!found.isOtherModel || found.rows.length === 0 || by === 'decides') return []
  return [
    [
      `所询型号与证书型号 ${model} 不同，请核对`,
      `The model asked for is not the certificate's model ${model}: please check`,
    ],
  ]
}
