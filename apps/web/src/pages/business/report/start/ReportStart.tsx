// Begins a report: from one of the body's issued codes, which fills most of it in, as an empty draft, or as a certificate from before the register.
import { generateCode, listApplications } from '@register/contract/business/codeApply/codeApply'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { insertReport, queryList } from '@register/contract/business/report/report'
import { importExisting } from '@register/contract/business/reportImport'
import { textOf } from '@register/contract/fields'
import type { Wording } from '@register/contract/phrase'
import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { usePrevented } from '../../../../api/body/prevented.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { FieldFrame } from '../../../../kit/form/FieldFrame.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import * as paths from '../../../../paths.ts'
import { Begins } from '../../inputs/Begins.tsx'
import { useCategories } from '../../useCategories.ts'
import { CategorySelect } from '../../inputs/CategorySelect.tsx'
import styles from '../edit/edit.module.css'
import { FromApplication } from './FromApplication.tsx'
import { UnlistedDialog } from './UnlistedDialog.tsx'
import { words } from '../edit/words.ts'
import { addressId } from '../../../../kit/router/addressId.ts'

export function ReportStart() {
  return (
    <Begins what="report" title={words.start} back={paths.reportList}>
      <Ways />
    </Begins>
  )
}

function Ways() {
  const [params, setParams] = useAddress()
  const application = params.get('application')
  return (
    <div className="stack fit gap-16">
      <PageHead title={words.start} text={words.startText} back={paths.reportList} />
      {application ? (
        <FromApplication
          id={addressId(application)}
          onOther={() => setParams({ application: undefined }, { replace: false })}
        />
      ) : (
        <>
          <IssuedCodes onPick={(id) => setParams({ application: String(id) }, { replace: false })} />
          <BareDraft />
          <Allow may={importExisting}>
            <ExistingDraft />
          </Allow>
        </>
      )}
    </div>
  )
}

function IssuedCodes({ onPick }: { onPick: (id: number) => void }) {
  const prevented = usePrevented()
  const reading = useRead(listApplications, { body: { status: 'issued', written: 'no', pageSize: 50 } })
  return (
    <Section title={words.issued}>
      <LoadState reading={reading} lines={3}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="number" text={words.noIssued}>
              <Allow may={generateCode}>
                <LinkAction label={words.applyCode} to={paths.applicationNew} disabled={prevented?.application} />
              </Allow>
            </EmptyState>
          ) : (
            <ul className={`stack gap-8 ${styles['choices']}`}>
              {list.map((row) => (
                <li key={row.id}>
                  <button type="button" onClick={() => onPick(row.id)}>
                    <span className="accent bold mono">{printNo(row.code)}</span>
                    <span>
                      {row.productName} · {row.model}
                    </span>
                    <span className="quiet">{row.manufacturerName}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </Section>
  )
}

function BareDraft() {
  return <StartByCategory title={words.without} text={words.withoutText} begin={words.beginDraft} />
}

/** An old certificate is registered as its paper says: it needs no code, application or certificate file. */
function ExistingDraft() {
  const [isUnlisted, setUnlisted] = useState(false)
  return (
    <StartByCategory title={words.existing} text={words.existingText} begin={words.beginExisting} existing>
      <Action kind="link" label={words.unlisted} onPress={() => setUnlisted(true)} />
      {isUnlisted && <UnlistedDialog onClose={() => setUnlisted(false)} />}
    </StartByCategory>
  )
}

interface StartProps {
  title: Wording
  text: Wording
  begin: Wording
  existing?: boolean
  children?: ReactNode
}

function StartByCategory({ title, text, begin, existing = false, children }: StartProps) {
  const t = useTranslate()
  const id = useId()
  const { leaveFor } = useTab()
  const [category, setCategory] = useState<string | null>(null)
  const { productNameOf } = useCategories()
  const insert = useWrite(insertReport, { refreshes: [queryList] })
  async function start() {
    const categoryCode = category ?? ''
    // An old paper prints the name of its product; any other is called as its category until its writer calls it otherwise.
    const productName = existing ? '' : productNameOf(categoryCode)
    const body = { categoryCode, existing, ...(productName !== '' && { productName }) }
    const { id: report } = await insert.mutateAsync({ body })
    leaveFor(paths.reportEdit(report), { replace: true })
  }
  return (
    <Section title={title}>
      <p className="quiet">{t(text)}</p>
      <div className={`stack gap-8 align-end above-12 ${styles['start']}`}>
        <FieldFrame id={id} label={words.category}>
          {(describedBy) => (
            <CategorySelect
              id={id}
              label={words.category}
              value={category}
              existing={existing}
              required={false}
              invalid={false}
              describedBy={describedBy}
              onBlur={() => undefined}
              onChange={(next) => setCategory(textOf(next) || null)}
            />
          )}
        </FieldFrame>
        <Action label={begin} disabled={category === null && words.noForm} onPress={start} />
      </div>
      {children}
    </Section>
  )
}
