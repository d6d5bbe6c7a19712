// A new end by rule: written down, looked at in a preview, and put in force after a question that names what happens.
import { addRuleEnd, listRuleEnds, previewRuleEnd, ruleEndFields } from '@register/contract/business/ruleEnd/office'
import type { ReachedRecord } from '@register/contract/business/ruleEnd/reached'
import { ruleEndGroupKeys } from '@register/contract/business/ruleEnd/shape'
import { Failure } from '@register/contract/errors'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { reasonOf, useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { TreeChoices } from '../../../../kit/input/tree/TreeChoices.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { useCategories } from '../../useCategories.ts'
import styles from '../ruleEnd.module.css'
import { askToAdd, endsFrom, groupTabs, groupTexts, words } from '../words.ts'
import { usePreview, type Preview } from './usePreview.ts'
import { askedOf, choiceFields, isSame, previewFields, useRuleDraft, type RuleEndDraft } from './useRuleDraft.ts'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { TableView } from '../../../../kit/table/TableView.tsx'
import { askedColumn, useReachedColumns } from '../useReachedColumns.ts'

// The preview: how many are in each group, what becomes of them, and a table of the chosen group.
function PreviewTable({ preview: { list, asked, group, choose, reading } }: { preview: Preview }) {
  const t = useTranslate()
  const columns = useReachedColumns<ReachedRecord>()
  const { data, error, isPlaceholderData, isFetching, refetch } = reading
  const byNumbers = asked?.chosen.way === 'numbers'
  const unknown = group === 'notFound' || group === 'several'
  return (
    <div className={`stack fit gap-16 content-start ${styles['preview']}`}>
      {data && (
        <Tabs
          label={words.groups}
          value={group}
          options={ruleEndGroupKeys
            .filter((key) => key === 'ready' || key === group || data.counts[key] > 0)
            .map((key) => ({ value: key, label: `${t(groupTabs[key])} ${data.counts[key]}` }))}
          onChange={choose}
        />
      )}
      {data && <p>{t(groupTexts[group])}</p>}
      <TableView<ReachedRecord>
        label={words.preview}
        list={list}
        rows={data?.list}
        total={data?.total ?? 0}
        waiting={isPlaceholderData}
        error={error && !isFetching ? error : undefined}
        paged
        height="auto"
        onRefresh={refetch}
        columns={[...(byNumbers ? [askedColumn<ReachedRecord>()] : []), ...(unknown ? [] : columns)]}
        rowKey={({ asked: number, id }) => `${number} ${id ?? ''}`}
        rowName={({ asked: number, certificateNo, reportNo }) => number || certificateNo || reportNo}
        empty={{ text: words.noneOf }}
      />
    </div>
  )
}

export function RuleEndNew() {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const { leaveFor } = useTab()
  const { branches, isPending } = useCategories()
  const add = useWrite(addRuleEnd, { refreshes: [listRuleEnds, previewRuleEnd] })
  const preview = usePreview()
  const place = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<Failure>()
  const { draft, check, send, form, partOf, stateOf, unsaved, kept } = useRuleDraft()
  useUnsaved(unsaved)
  const { way } = draft.chosen
  const shown = isSame(preview.asked, askedOf(draft))
  const seen = shown ? preview.seen : undefined

  async function look() {
    if (!check(previewFields(way))) return
    setRefusal(undefined)
    const looked = preview.look(askedOf(draft))
    // On a desktop it begins below what is visible.
    place.current?.scrollIntoView({ block: 'start' })
    await looked
  }
  async function putInForce(written: RuleEndDraft): Promise<boolean> {
    if (!seen) return false
    const { counts, digest, at } = seen
    const sure = await ask({
      title: askToAdd(written.title),
      text: (
        <div className={`stack gap-8 ${styles['question']}`}>
          <p>{t(endsFrom(counts.ready + counts.announced, written.effectiveDate))}</p>
          <p>{t(words.publicReads)}</p>
          <blockquote>
            <p lang="zh-CN">{written.sentenceZh}</p>
            <p lang="en">{written.sentenceEn}</p>
          </blockquote>
        </div>
      ),
      yes: words.sure,
      danger: true,
    })
    if (!sure) return false
    try {
      const { id, state } = await add.mutateAsync({ body: { ...written, ...askedOf(written), digest, at } })
      done(state === 'working' ? words.begun : words.added)
      leaveFor(paths.ruleEndDetail(id), { replace: true })
      return true
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 409) throw error
      setRefusal(error)
      return false
    }
  }
  return (
    <FormPage
      kept={kept}
      head={<PageHead title={words.new} text={words.newText} back={paths.ruleEndList} />}
      sections={[
        {
          key: 'rule',
          title: words.rule,
          state: stateOf(ruleEndFields),
          content: <FieldsForm fields={ruleEndFields} {...form} wide={['title']} />,
        },
        {
          key: 'chosen',
          title: words.chosen,
          content: (
            <FieldsForm
              fields={choiceFields(way)}
              {...partOf('chosen')}
              wide={['way', 'categories']}
              inputs={{ categories: (input) => <TreeChoices {...input} options={branches} loading={isPending} /> }}
            />
          ),
        },
        {
          key: 'preview',
          title: words.preview,
          content: (
            <div ref={place} className={`stack fit gap-16 content-start ${styles['preview']}`}>
              {refusal && (
                <Notice
                  tone="bad"
                  title={words.notDone}
                  text={reasonOf(refusal)}
                  action={<Action label={words.previewAgain} onPress={look} />}
                />
              )}
              {!shown && <p>{t(preview.asked ? words.previewOld : words.previewFirst)}</p>}
              {shown && <PreviewTable preview={preview} />}
            </div>
          ),
        },
      ]}
      actions={
        <>
          <LeaveAction label={words.cancel} to={paths.ruleEndList} />
          <Action
            kind={seen ? 'plain' : 'primary'}
            icon="view"
            label={shown ? words.previewAgain : words.look}
            onPress={look}
          />
          <Action
            kind={seen ? 'primary' : 'plain'}
            label={words.new}
            disabled={(!seen || refusal !== undefined) && words.lookFirst}
            onPress={() => send(putInForce)}
          />
        </>
      }
    />
  )
}
