// Next to the form of a draft: what is missing by section, what waits to be looked at, warnings, and the public preview.
import { previewAnswer } from '@register/contract/business/publicReport/preview'
import type { Report } from '@register/contract/business/report/shape'
import type { Wording } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { SideDrawer } from '../../../../kit/dialog/SideDrawer.tsx'
import type { FormPageProps } from '../../../../kit/form/FormPage.tsx'
import { useGo } from '../../../../kit/router/useGo.ts'
import * as paths from '../../../../paths.ts'
import { areaWords } from '../../words.ts'
import { parameterFields } from '../content.ts'
import { words as reportWords } from '../words.ts'
import styles from './edit.module.css'
import { words as takeOverWords } from './takeOver/words.ts'
import type { Editor } from './useContent.ts'
import type { Gap } from './gaps/useGaps.ts'
import { lacksOf, nameOfPath, words } from './words.ts'
import { useRead } from '../../../../api/query.ts'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import { LinksOff } from '../../../../kit/plain/linksOff.ts'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import type { FormSection } from '../../../../kit/form/SectionList.tsx'

// What is missing and wrong in a draft, by the sections of its form: empty fields by their names alone, everything else in its own words.
interface Props {
  label: Wording
  sections: readonly FormSection[]
  gaps: readonly Gap[]
  goTo: (path: string) => void
}

function GapList({ label, sections, gaps, goTo }: Props) {
  const t = useTranslate()
  const keys = new Set(sections.map(({ key }) => key))
  const groups = [
    ...sections.map(({ key, title }) => ({ key, title: t(title), own: gaps.filter(({ section }) => section === key) })),
    { key: '', title: '', own: gaps.filter(({ section }) => !keys.has(section)) },
  ].filter(({ own }) => own.length > 0)
  return (
    <ul className={styles['list']} aria-label={t(label)}>
      {groups.map(({ key, title, own }) => (
        <li key={key}>
          <h3 className="medium">
            {title} <span>{own.length}</span>
          </h3>
          {own
            .filter(({ isEmpty }) => !isEmpty)
            .map(({ field, text, isWrong }) => (
              <button key={`${field} ${text}`} type="button" data-wrong={isWrong} onClick={() => goTo(field)}>
                {text}
              </button>
            ))}
          <p className={`row wrap ${styles['names']}`}>
            {own
              .filter(({ isEmpty }) => isEmpty)
              .map(({ field, label: name }) => (
                <button key={field} type="button" onClick={() => goTo(field)}>
                  {name}
                </button>
              ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

// What the public would read of a draft: the public page itself, with data from the server, and with its links and buttons off.
/** The public page as the site's own chunk: neither the editor nor the public page gets larger. */
const AnswerView = late(async () => (await import('../../../../site/answer/AnswerView.tsx')).AnswerView)

/** `partly`: some of the input is wrong and not saved, so it is missing from the preview. */
function PublicPreview({ id, partly }: { id: number; partly: boolean }) {
  const t = useTranslate()
  const reading = useRead(previewAnswer, { body: { id } }, { staleTime: 0, gcTime: 0 })
  return (
    <div className="stack fit gap-16">
      <Notice
        tone={partly ? 'warn' : 'note'}
        title={words.previewMark}
        text={partly ? words.previewPartly : words.previewText}
      />
      <LoadState reading={reading} lines={9}>
        {(answer) => (
          <LinksOff value>
            {/* The site's page as it is: the fieldset only turns its buttons and inputs off. */}
            <fieldset disabled className="may-narrow no-margin no-padding no-border" aria-label={t(words.previewTitle)}>
              <AnswerView answer={answer} />
            </fieldset>
          </LinksOff>
        )}
      </LoadState>
    </div>
  )
}

export interface PublishPanelProps {
  report: Report
  editor: Editor
  sections: FormPageProps['sections']
  gaps: readonly Gap[]
  mayPublish: boolean
  /** Input waits to be saved, so that the warnings are of an earlier state. */
  checking: boolean
  /** Saves the input; returns whether it is saved. */
  save: () => Promise<boolean>
  /** Some of the input is wrong and not saved. */
  partly: boolean
}

export function PublishPanel(props: PublishPanelProps) {
  const { report, editor, sections, gaps, mayPublish, checking, save, partly } = props
  const t = useTranslate()
  const go = useGo()
  const [open, setOpen] = useState(false)
  const { content, goTo } = editor
  const marked = parameterFields(content).flatMap(({ key }) => (key in content.takenOver ? [`parameters.${key}`] : []))
  return (
    <div className={`stack gap-12 card pad-16 ${styles['panel']}`}>
      <h2 className="row justify-between large">
        {t(words.checklist)} {gaps.length > 0 && <span>{t(lacksOf(gaps.length))}</span>}
      </h2>
      {gaps.length === 0 ? (
        <p className="good">{t(mayPublish ? words.ready : words.readyStaff)}</p>
      ) : (
        <GapList label={words.checklist} sections={sections} gaps={gaps} goTo={goTo} />
      )}
      {marked.length > 0 && (
        <div>
          <h3 className="medium">
            {t(takeOverWords.left)} <span>{marked.length}</span>
          </h3>
          <p className={`row wrap ${styles['names']} ${styles['few']}`}>
            {marked.map((path) => (
              <button key={path} type="button" onClick={() => goTo(path)}>
                {t(nameOfPath(path, content))}
              </button>
            ))}
          </p>
        </div>
      )}
      {report.warnings.length > 0 && (
        <>
          <h3 className="medium">{t(checking ? words.lookingAgain : areaWords.look)}</h3>
          <ul className={styles['warnings']} data-of-before={checking}>
            {report.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      <Action block icon="view" label={words.preview} onPress={async () => setOpen(await save())} />
      <Action
        block
        icon="certificate"
        label={reportWords.certificate}
        onPress={async () => {
          if (await save()) go(paths.reportCertificate(report.id))
        }}
      />
      <SideDrawer title={words.previewTitle} open={open} onClose={() => setOpen(false)} width={1080}>
        <PublicPreview id={report.id} partly={partly} />
      </SideDrawer>
    </div>
  )
}
