// Chooses the earlier report, and shows before anything changes what is filled in and what the person has typed otherwise.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { reportStatuses } from '@register/contract/rules/status'
import type { EarlierReport } from '@register/contract/business/report/takeOver/earlier'
import { fillingFrom, isCommon, isSameModel } from '@register/contract/business/report/takeOver/fill'
import { textOf, valueText, type Field } from '@register/contract/fields'
import { between } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { useTranslate } from '../../../../../api/language.ts'
import { Dialog } from '../../../../../kit/dialog/Dialog.tsx'
import { PlainTable } from '../../../../../kit/display/PlainTable.tsx'
import { useFeedback } from '../../../../../kit/feedback/useFeedback.tsx'
import { FieldFrame } from '../../../../../kit/form/FieldFrame.tsx'
import { Choice } from '../../../../../kit/input/Choice.tsx'
import { TickLine } from '../../../../../kit/input/TickLine.tsx'
import { parameterFields } from '../../content.ts'
import type { Editor } from '../useContent.ts'
import { differingOf, filledOf, fillOf, willFill, words } from './words.ts'

interface Props {
  editor: Editor
  sources: readonly EarlierReport[]
  onClose: () => void
}

export function TakeOverDialog({ editor, sources, onClose }: Props) {
  const t = useTranslate()
  const id = useId()
  const { done } = useFeedback()
  const [chosen, choose] = useState(String(sources[0]?.id ?? ''))
  const [replaces, setReplaces] = useState(false)
  const source = sources.find((one) => String(one.id) === chosen)
  const { content, change } = editor
  const isOwn = isSameModel(source?.model ?? '', textOf(content.fields['model']))
  const all = parameterFields(content)
  const { fills, differing } = fillingFrom(isOwn ? all : all.filter(isCommon), {
    own: content.parameters,
    marked: content.takenOver,
    source: source?.parameters ?? {},
  })
  const taken = replaces ? [...fills, ...differing] : fills
  const shown = (field: Field, values: Readonly<Record<string, unknown>>) => t(valueText(field, values[field.key]))

  function fill() {
    if (!source) return
    const from = printNo(source.number)
    change.takeOver(taken, source.parameters, from)
    done(filledOf(taken.length, from))
    onClose()
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      act={{ label: fillOf(taken.length), disabled: taken.length === 0, run: fill }}
    >
      <div className="stack fit gap-16">
        <FieldFrame id={id} label={words.source}>
          {() => (
            <Choice
              id={id}
              label={words.source}
              value={chosen}
              options={sources.map((one) => ({
                value: String(one.id),
                label: [printNo(one.number), one.model, one.issueDate, t(reportStatuses[one.status].label)]
                  .filter(Boolean)
                  .join(' · '),
              }))}
              onChange={(next) => choose(next ?? '')}
            />
          )}
        </FieldFrame>
        {!isOwn && <p>{t(words.otherModel)}</p>}
        {fills.length > 0 && (
          <p className="quiet">{t(willFill(fills.map(({ label }) => t(label)).join(t(between))))}</p>
        )}
        {differing.length > 0 && (
          <>
            <p className="quiet">{t(differingOf(differing.length))}</p>
            <PlainTable
              label={words.title}
              columns={[
                { key: 'label', title: words.parameter, draw: ({ label }) => t(label) },
                { key: 'typed', title: words.typed, draw: (field) => shown(field, content.parameters) },
                { key: 'theirs', title: words.theirs, draw: (field) => shown(field, source?.parameters ?? {}) },
              ]}
              rows={differing}
              rowKey={({ key }) => key}
            />
            <TickLine label={words.replace} value={replaces} onChange={setReplaces} />
          </>
        )}
        <p className="quiet">{t(fills.length + differing.length === 0 ? words.nothing : words.explained)}</p>
      </div>
    </Dialog>
  )
}
