// Checks numbers that people copy from paper: mobile number, credit code, number plate, identity number.
import { creditCodeProblem, normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import type { Field } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../kit/form/record/useDraft.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import { identityProblem, mobileProblem, plateProblem } from './validators.ts'

const words = {
  title: otherScreens['other/verificate'].title,
  text: ['常见号码的校验：离开输入框后提示', 'Numbers of everyday life are checked when the field is left'],
  numbers: ['号码', 'Numbers'],
  check: ['检查', 'Check'],
  right: ['全部正确', 'Everything is right'],
} as const satisfies Record<string, Phrase>

const fields = [
  {
    key: 'mobile',
    label: ['手机号码', 'Mobile number'],
    type: 'text',
    required: true,
    rule: mobileProblem,
    example: '13800138000',
  },
  {
    key: 'creditCode',
    label: ['统一社会信用代码', 'Credit code'],
    type: 'text',
    required: true,
    hint: ['可带空格和连字符', 'Spaces and hyphens are allowed'],
    rule: (value) => creditCodeProblem(normalCreditCode(value)),
    example: '91110000MA01234567',
  },
  {
    key: 'plate',
    label: ['车牌号', 'Number plate'],
    type: 'text',
    required: true,
    rule: plateProblem,
    example: '京A12345',
  },
  {
    key: 'identity',
    label: ['身份证号', 'Identity number'],
    type: 'text',
    required: true,
    rule: identityProblem,
    example: '11010519491231002X',
  },
] as const satisfies readonly Field[]

const start = {}

export function Verificate() {
  const { done } = useFeedback()
  const { check, form } = useDraft<object>(start, fields)
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Section title={words.numbers}>
          <div className="stack fit gap-16">
            <FieldsForm fields={fields} {...form} />
            <div className="row wrap gap-8">
              <Action kind="primary" icon="check" label={words.check} onPress={() => check() && done(words.right)} />
            </div>
          </div>
        </Section>
      </div>
    </>
  )
}
