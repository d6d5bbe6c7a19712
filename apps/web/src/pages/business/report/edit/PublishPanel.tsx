// Next to the form of a draft: missing values, warnings, and the public preview.
import type { Report } from '@register/contract/business/reportShape'
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { SideDrawer } from '../../../../kit/dialog/SideDrawer.tsx'
import { useGo } from '../../../../kit/router/useGo.ts'
import * as paths from '../../../../paths.ts'
import { areaWords } from '../../words.ts'
import { words as reportWords } from '../words.ts'
import styles from './edit.module.css'
import { PublicPreview } from './PublicPreview.tsx'
import type { Gap } from './useGaps.ts'
import { lacksOf, words } from './words.ts'

export interface PublishPanelProps {
  report: Report
  gaps: readonly Gap[]
  mayPublish: boolean
  /** Moves the focus to the input of a path. */
  goTo: (path: string) => void
  /** Saves the input; returns whether it is saved. */
  save: () => Promise<boolean>
  /** Some of the input is wrong and not saved. */
  partly: boolean
}

export function PublishPanel({ report, gaps, mayPublish, goTo, save, partly }: PublishPanelProps) {
  const say = useSay()
  const go = useGo()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles['panel']}>
      <h2>
        {say(words.checklist)} {gaps.length > 0 && <span>{say(lacksOf(gaps.length))}</span>}
      </h2>
      {gaps.length === 0 ? (
        <p className={styles['ready']}>{say(mayPublish ? words.ready : words.readyStaff)}</p>
      ) : (
        <ul className={styles['list']} aria-label={say(words.checklist)}>
          {gaps.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              <button type="button" onClick={() => goTo(field)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {report.warnings.length > 0 && (
        <>
          <h3>{say(areaWords.look)}</h3>
          <ul className={styles['warnings']}>
            {report.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      <Action block icon="view" label={say(words.preview)} onPress={async () => setOpen(await save())} />
      <Action
        block
        icon="certificate"
        label={say(reportWords.certificate)}
        onPress={async () => {
          if (await save()) go(paths.reportCertificate(report.id))
        }}
      />
      <SideDrawer title={say(words.previewTitle)} open={open} onClose={() => setOpen(false)} width={1080}>
        <PublicPreview id={report.id} partly={partly} />
      </SideDrawer>
    </div>
  )
}
