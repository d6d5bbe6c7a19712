// One configuration key in a drawer: for a built-in key the value and its default; for an own key all fields.
import { Failure } from '@register/contract/errors'
import {
  addConfig,
  changeConfig,
  actOfClass,
  changeRegister,
  changeSecurity,
  configChanges,
  configFields,
  listConfig,
  readConfig,
  type ConfigRow,
} from '@register/contract/system/config/config'
import { isConfigType, ownKey, type ConfigType } from '@register/contract/system/config/key'
import { keyOfRow } from '@register/contract/system/config/keys'
import { draftOf, sameValue, valueFields, valueIn } from '@register/contract/system/config/valueFields'
import { bothNames, type Phrase } from '@register/contract/phrase'
import { siteConfig } from '@register/contract/system/site'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { ConfigDrawer } from './ConfigDrawer.tsx'
import { DefaultValue } from './DefaultValue.tsx'
import { useValueInputs } from './useValueInputs.tsx'
import { words } from './words.ts'

/** Why a reader without the act of a class may not. */
const whyNot: Readonly<Record<string, Phrase>> = { security: words.security, register: words.register }

const refreshes = [listConfig, readConfig, configChanges, siteConfig]

export const ConfigForm = ({ form, onClose }: DrawerOver) => (
  <OpenedDrawer form={form} title={words.edit} endpoint={readConfig} onClose={onClose}>
    {(known, reload) =>
      known?.builtIn ? (
        <BuiltIn known={known} reload={reload} onClose={onClose} />
      ) : (
        <Own known={known} reload={reload} onClose={onClose} />
      )
    }
  </OpenedDrawer>
)

/** Errors of the value are shown at its first input. */
async function atInput<T>(first: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const fields = error.fields.map((one) => (one.field === 'value' ? { ...one, field: first } : one))
    throw new Failure(error.status, error.phrase, { fields, data: error.data })
  }
}

interface Known extends Opened<ConfigRow> {
  known: ConfigRow
  onClose: () => void
}

function BuiltIn(props: Known) {
  const may = useMay()
  const { known, onClose } = props
  if (may(actOfClass(known.class))) return <ValueForm {...props} />
  return <ConfigDrawer row={known} why={whyNot[known.class] ?? words.noRight} onClose={onClose} />
}

function ValueForm({ known, reload, onClose }: Known) {
  const t = useTranslate()
  const key = keyOfRow(known)
  const fields = valueFields(key)
  const change = useWrite(changeConfig, { refreshes })
  const secure = useWrite(changeSecurity, { refreshes })
  const rule = useWrite(changeRegister, { refreshes })
  const inputs = useValueInputs(known.url)
  const start = draftOf(key, known.value)
  const form = useRecordForm({
    fields,
    known: { id: known.id, rev: known.rev, ...start },
    fresh: start,
    add: () => Promise.reject(new Error('Keys of the product are there')),
    change: ({ id, rev, ...values }) =>
      atInput(fields[0]?.key ?? '', () => {
        const given = valueIn(key, values)
        const value = sameValue(given, known.default) ? null : given
        if (known.class === 'security') return secure.mutateAsync({ body: { id, rev, value } })
        if (known.class === 'register') return rule.mutateAsync({ body: { id, rev, value } })
        return change.mutateAsync({ body: { ...ownOf(known), id, rev, value } })
      }),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: refreshes,
  })
  const isDefault = sameValue(valueIn(key, form.draft), known.default)
  return (
    <RecordDrawer title={bothNames(known.labelZh, known.labelEn)} form={form} onClose={onClose}>
      <p className="below-16 quiet break-words">
        {t(words.key)} <code className="mono">{known.key}</code>
      </p>
      <FieldsForm fields={fields} {...form.form} inputs={inputs} />
      <DefaultValue row={known} isDefault={isDefault} onBack={() => form.change(draftOf(key, known.default))} />
      <RecordChanges endpoint={configChanges} id={known.id} />
    </RecordDrawer>
  )
}

const ownFields = configFields.map((field) =>
  field.key === 'class' || field.key === 'type'
    ? { ...field, options: field.options.filter(({ value }) => !['security', 'register', 'choice'].includes(value)) }
    : field,
)

type OwnValues = Pick<ConfigRow, (typeof configFields)[number]['key']>
const blank: OwnValues = { labelZh: '', labelEn: '', hintZh: '', hintEn: '', key: '', class: 'office', type: 'text' }
const ownOf = ({ labelZh, labelEn, hintZh, hintEn, key, class: owner, type }: OwnValues): OwnValues => ({
  labelZh,
  labelEn,
  hintZh,
  hintEn,
  key,
  class: owner,
  type,
})

function Own({ known, reload, onClose }: Opened<ConfigRow> & { onClose: () => void }) {
  const add = useWrite(addConfig, { refreshes })
  const change = useWrite(changeConfig, { refreshes })
  const inputs = useValueInputs(known?.url ?? '')
  const [type, setType] = useState<ConfigType>(known?.type ?? 'text')
  const key = ownKey(type)
  const inForm = valueFields(key).map((field) => ({ ...field, required: false }))
  const start = { ...(known ? ownOf(known) : blank), ...draftOf(key, known?.value ?? null) }
  const bodyOf = (draft: typeof start) => ({ ...ownOf(draft), value: valueIn(key, draft) })
  const first = inForm[0]?.key ?? ''
  const form = useRecordForm({
    fields: [...ownFields, ...inForm],
    known: known && { ...start, id: known.id, rev: known.rev },
    fresh: start,
    add: (draft) => atInput(first, () => add.mutateAsync({ body: bodyOf(draft) })),
    change: ({ id, rev, ...draft }) =>
      atInput(first, () => change.mutateAsync({ body: { ...bodyOf(draft), id, rev } })),
    saved: words.saved,
    reload,
    leave: onClose,
    lists: refreshes,
  })
  // Input from before a reload comes back with its type.
  const chosen = form.form.values['type']
  if (isConfigType(chosen) && chosen !== type) setType(chosen)
  return (
    <RecordDrawer title={known ? words.edit : words.new} form={form} onClose={onClose}>
      <FieldsForm fields={ownFields} {...form.form} />
      <div className="above-16">
        <FieldsForm fields={inForm} {...form.form} inputs={inputs} />
      </div>
      {known && <RecordChanges endpoint={configChanges} id={known.id} />}
    </RecordDrawer>
  )
}
