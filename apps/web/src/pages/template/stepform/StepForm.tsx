// A form in three steps, each checked before the next, and its result at the end.
import { sampleFields } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { Result } from '../../../showcase/feedback/Result.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { Steps } from '../../../showcase/steps/Steps.tsx'
import { useTab, useUnsaved } from '../../../kit/tabs/useTab.ts'
import * as paths from '../../../paths.ts'
import styles from '../template.module.css'
import { sampleFieldsOf, useSampleForm } from '../useSampleForm.ts'

const words = {
  title: templateScreens['template/other/stepform'].title,
  text: [
    '每一步检查通过后才进入下一步，最后核对并提交',
    'Each step is checked before the next; the last one is a review before sending',
  ],
  steps: ['步骤', 'Steps'],
  whose: ['填写送样信息', 'Who sends what'],
  test: ['填写试验信息', 'About the test'],
  confirm: ['核对并提交', 'Look over and send'],
  back: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  send: ['提交', 'Submit'],
  done: ['样品登记成功', 'The sample is registered'],
  doneText: ['可以在列表中查看和编辑。', 'It can be seen and edited in the list.'],
  again: ['再登记一个', 'Register another'],
  list: ['查看列表', 'To the list'],
} as const satisfies Record<string, Phrase>

const steps = [
  { title: words.whose, fields: sampleFieldsOf(['sampleNo', 'name', 'kind', 'owner', 'receivedOn']) },
  { title: words.test, fields: sampleFieldsOf(['status', 'tester', 'quantity', 'fee', 'remark']) },
  { title: words.confirm, fields: [] },
]

export function StepForm() {
  const t = useTranslate()
  const { refresh } = useTab()
  const [at, setAt] = useState(0)
  const { check, submit, hideErrors: rest, form, unsaved } = useSampleForm()
  useUnsaved(unsaved)
  const step = steps[at]
  function next() {
    if (!check(step?.fields ?? [])) return
    rest()
    setAt(at + 1)
  }
  async function finish() {
    let saved = false
    try {
      saved = await submit()
    } finally {
      // A refusal of the server may concern an earlier step, which then shows its message.
      setAt(saved ? steps.length : 0)
    }
  }
  const filled = sampleFields.filter(({ key }) => steps.some(({ fields }) => fields.some((field) => field.key === key)))
  return (
    <div className={`stack fit gap-16 ${styles['centre']}`}>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <Steps label={words.steps} titles={steps.map(({ title }) => t(title))} at={at} />
      {step ? (
        <Section key={at} title={step.title}>
          <div className="stack fit gap-16">
            {step.fields.length > 0 ? (
              <FieldsForm fields={step.fields} {...form} />
            ) : (
              <FieldList fields={filled} values={form.values} onlyFilled />
            )}
            <div className="row wrap gap-8">
              {at > 0 && <Action label={words.back} onPress={() => setAt(at - 1)} />}
              {step.fields.length > 0 ? (
                <Action kind="primary" label={words.next} onPress={next} />
              ) : (
                <Action kind="primary" icon="send" label={words.send} onPress={finish} />
              )}
            </div>
          </div>
        </Section>
      ) : (
        <div className="card pad-24">
          <Result
            title={words.done}
            text={words.doneText}
            actions={
              <>
                <Action kind="primary" label={words.again} onPress={refresh} />
                <LinkAction label={words.list} to={paths.template('list/crud')} />
              </>
            }
          >
            <FieldList fields={filled} values={form.values} onlyFilled />
          </Result>
        </div>
      )}
    </div>
  )
}
