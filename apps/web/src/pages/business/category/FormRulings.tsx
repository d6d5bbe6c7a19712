// What the rule says of each parameter of a category's forms: whether it decides what a certificate covers, and by which sentence.
import type { CatalogueRow, FormName } from '@register/contract/business/category/office'
import { fieldOf, parameterLabel, valuesText } from '@register/contract/rules/coverage/words'
import { getParameterForm } from '@register/contract/business/category/parameterForm'
import type { ParameterForm } from '@register/contract/rules/parameters/formKind'
import type { FormRuling } from '@register/contract/rules/parameters/ruling'
import { between, type Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useFormNames } from './useCatalogue.ts'
import styles from './rulings.module.css'
import { words } from './words.ts'

interface FormRulingsProps {
  /** The entry whose forms are shown; nothing while the drawer is closed. */
  entry: CatalogueRow | undefined
  onClose: () => void
}

export function FormRulings({ entry, onClose }: FormRulingsProps) {
  const t = useTranslate()
  const { data: names } = useFormNames()
  return (
    <SideDrawer
      addressed
      title={entry ? `${t(words.rulings)} · ${t([entry.nameZh, entry.nameEn])}` : ''}
      open={entry !== undefined}
      width={960}
      onClose={onClose}
    >
      <p className="below-16">{t(entry?.forms.length === 0 ? words.noForms : words.rulingsText)}</p>
      {entry?.forms.map((key) => (
        <OneForm key={key} categoryCode={entry.code} name={names?.find((form) => form.key === key)} subForm={key} />
      ))}
    </SideDrawer>
  )
}

interface OneFormProps {
  categoryCode: string
  subForm: string
  name: FormName | undefined
}

function OneForm({ categoryCode, subForm, name }: OneFormProps) {
  const t = useTranslate()
  const reading = useRead(getParameterForm, { query: { categoryCode, subForm } })
  return (
    <Section title={name?.label ?? [subForm, subForm]}>
      <LoadState reading={reading} lines={4}>
        {({ form }) => (form && form.rulings.length > 0 ? <Rulings form={form} /> : <p>{t(words.noRulings)}</p>)}
      </LoadState>
    </Section>
  )
}

const decision = (form: ParameterForm, { decides }: FormRuling): Phrase => {
  if (typeof decides === 'boolean') return decides ? words.decides : words.decidesNot
  const field = fieldOf(form, decides.key)
  const [zh, en] = valuesText(field, decides.is ?? decides.isNot ?? [], between)
  const [label, sign] = [parameterLabel(form, decides.key), decides.is ? '=' : '≠']
  return [`${words.decidesWhile[0]}${label[0]} ${sign} ${zh}`, `${words.decidesWhile[1]} ${label[1]} ${sign} ${en}`]
}

/** The rulings of each sentence, in the order of the form. */
function bySentence(rulings: readonly FormRuling[]): (readonly FormRuling[])[] {
  const all = new Map<string, FormRuling[]>()
  for (const one of rulings) {
    const key = `${one.clause} ${one.text[0]}`
    all.set(key, [...(all.get(key) ?? []), one])
  }
  return [...all.values()]
}

function Rulings({ form }: { form: ParameterForm }) {
  const t = useTranslate()
  return bySentence(form.rulings).map((rulings) => {
    const [{ clause, isSeen, text } = { clause: '', isSeen: false, text: ['', ''] as const }] = rulings
    return (
      <div key={`${clause} ${text[0]}`} className={`stack gap-4 line-above ${styles['sentence']}`}>
        <p>{t(text)}</p>
        <p className="quiet small">
          {clause} · {t(isSeen ? words.seen : words.fromMemory)}
        </p>
        <PlainTable
          label={text}
          rows={rulings}
          rowKey={(_, at) => at}
          columns={[
            {
              key: 'keys',
              title: words.parameters,
              long: true,
              draw: ({ keys }) => keys.map((key) => t(parameterLabel(form, key))).join(t(between)),
            },
            { key: 'decides', title: words.decision, draw: (one) => t(decision(form, one)) },
          ]}
        />
      </div>
    )
  })
}
