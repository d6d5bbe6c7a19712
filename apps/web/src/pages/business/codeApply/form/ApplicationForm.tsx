// Writes one application: the category, whose product, by which rules it is to be tested, and the promise.
import { today } from '../../../../api/client/serverClock.ts'
import {
  generateCode,
  listApplications,
  readApplication,
  resubmitApplication,
} from '@register/contract/business/codeApply/codeApply'
import {
  applicationGroups,
  applicationStatuses,
  declarationText,
  type Application,
  type ApplicationStatus,
} from '@register/contract/business/codeApply/shape'
import { deleteBusinessFile } from '@register/contract/business/file'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm, type OwnInputs } from '../../../../kit/form/FieldsForm.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { Agree } from '../../../../kit/form/Agree.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { BusinessUploads } from '../../BusinessUploads.tsx'
import { CategorySelect } from '../../inputs/CategorySelect.tsx'
import { recordInputs } from '../../recordInputs.tsx'
import { useCategories } from '../../useCategories.ts'
import { areaWords } from '../../words.ts'
import { copyTitle, overOf, pastOf, words } from '../words.ts'
import { bodyOf, copyOf, draftFields, draftOf, inGroup, newDraft, type ApplicationDraft } from './draft.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The declaration is made anew and files are chosen again, so the browser does not keep them. */
const notKept = { except: ['declaration'], files: ['files'] }

const refreshes = [listApplications, readApplication]

export interface ApplicationFormProps {
  /** The application to correct; a new one is written where this is undefined. */
  returned?: Application
  /** What the application to correct has become, where it can no longer be sent: a colleague was faster, or a reviewer. */
  over?: ApplicationStatus | undefined
  /** The application whose content a new one begins with. */
  copied?: Application
  reload?: () => unknown
}

export function ApplicationForm({ returned, over, copied, reload = () => undefined }: ApplicationFormProps) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const { leaveFor } = useTab()
  const [start] = useState(() => (returned ? draftOf(returned) : copied ? copyOf(copied) : newDraft))
  // The content that a copy begins with is not saved yet either, so it counts as unsaved.
  const keep = {
    name: `application ${returned?.id ?? (copied ? `like ${copied.id}` : 'new')}`,
    rev: returned?.rev,
    ...notKept,
  }
  const { draft, change, alter, send, form, stateOf, unsaved, register, errorAt, kept } = useDraft(
    start,
    draftFields,
    keep,
  )
  const stale = useStale(reload)
  const { productNameOf } = useCategories()
  const apply = useWrite(generateCode, { refreshes })
  const resubmit = useWrite(resubmitApplication, { refreshes })
  useUnsaved(unsaved)

  async function submit(complete: ApplicationDraft) {
    const body = bodyOf(complete)
    // A test may have been carried out already, but a day of another year is mostly a slip.
    const day = body.plannedTestDate ?? ''
    const isPast = day !== '' && day < today()
    const title = t(words.pastTitle)
    if (isPast && !(await ask({ title, text: pastOf(day), yes: words.pastYes }))) return false
    try {
      const { id } = returned
        ? await resubmit.mutateAsync({ body: { ...body, id: returned.id, rev: returned.rev } })
        : await apply.mutateAsync({ body })
      done(returned ? words.resubmitted : words.submitted)
      leaveFor(paths.applicationDetail(id), { replace: true })
    } catch (error) {
      if (await stale(error)) return false
      throw error
    }
    return true
  }
  /** A product is called as its category until its writer calls it otherwise. */
  function choose(code: string) {
    const named = textOf(draft.productName)
    const name = productNameOf(code)
    if (name !== '' && (named === '' || named === productNameOf(textOf(draft.categoryCode))))
      change({ productName: name })
  }
  const inputs = recordInputs(
    { categoryCode: textOf(draft.categoryCode), manufacturerName: textOf(draft.manufacturerName) },
    {
      maker: ({ name, creditCode }) =>
        change({
          manufacturerName: name,
          manufacturerCreditCode: creditCode,
          ...(!draft.applicantName && { applicantName: name }),
        }),
      applicant: ({ name }) => change({ applicantName: name }),
      product: ({ productName, model }) =>
        change({
          ...(model && { model }),
          ...(productName && (!draft.productName || !model) && { productName }),
        }),
    },
  )
  const categoryInput: OwnInputs[string] = (input) => (
    <CategorySelect
      {...input}
      onChange={(code) => {
        input.onChange(code)
        choose(textOf(code))
      }}
    />
  )
  const back = returned ? paths.applicationDetail(returned.id) : paths.applicationList
  const opinion = returned?.history.findLast(({ event }) => event === 'return')?.opinion
  const agreed = draft.declaration === true
  return (
    <FormPage
      kept={kept}
      head={
        <>
          <PageHead
            title={returned ? words.edit : words.new}
            text={returned ? words.editText : words.newText}
            back={back}
            toDetail={returned !== undefined}
          />
          {copied && <Notice title={copyTitle(copied.applicationNo)} text={words.copyText} />}
          {over && <Notice tone="warn" title={overOf(applicationStatuses[over].label)} text={words.overText} />}
          {opinion && !over && <Notice tone="warn" title={words.opinionOfReturn} text={opinion} />}
        </>
      }
      sections={[
        ...applicationGroups.map(({ key, label }) => ({
          key,
          title: label,
          state: stateOf(inGroup(key)),
          content: (
            <FieldsForm
              fields={inGroup(key)}
              {...form}
              inputs={{ ...inputs, categoryCode: categoryInput }}
              wide={['testBasis']}
            />
          ),
        })),
        {
          key: 'files',
          title: words.sectionFiles,
          content: (
            <BusinessUploads
              kind="other"
              label={areaWords.files}
              files={draft.files}
              onAdd={(file) => alter('files', (files) => [...files, file])}
              onRemove={async (file) => {
                // Files that the application already has stay stored until it is saved; only a file that nothing uses can be deleted at once.
                if (!start.files.includes(file)) await call(deleteBusinessFile, { body: { id: file.id } })
                alter('files', (files) => files.filter((one) => one !== file))
              }}
            />
          ),
        },
        {
          key: 'promise',
          title: words.sectionPromise,
          state: { missing: agreed ? 0 : 1, wrong: 0 },
          content: (
            <Agree
              {...register('declaration')}
              text={declarationText}
              label={words.agree}
              agreed={agreed}
              error={errorAt('declaration') && words.agreeNeeded}
              onChange={(yes) => change({ declaration: yes || null })}
            />
          ),
        },
      ]}
      actions={
        <>
          <LeaveAction label={words.cancel} to={back} />
          {!over && (
            <Action
              kind="primary"
              icon="send"
              label={returned ? words.resubmit : words.submit}
              onPress={() => send(submit)}
            />
          )}
        </>
      }
    />
  )
}
