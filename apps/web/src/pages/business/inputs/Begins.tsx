// Draws a form of the reader's body, or in its place why everything sent from it would be refused: said before anything is typed.
import type { Wording } from '@register/contract/phrase'
import { useState, type ReactNode } from 'react'
import { usePrevented } from '../../../api/body/prevented.ts'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { areaWords as words } from '../words.ts'

interface BeginsProps {
  what: 'application' | 'report'
  /** The heading of the form. */
  title: Wording
  back: string
  children: ReactNode
}

const titles = { application: words.noApplication, report: words.noReport } as const

export function Begins({ what, title, back, children }: BeginsProps) {
  const why = usePrevented()?.[what]
  // A form that was opened stays, with what was typed; the server refuses it where its body was stopped meanwhile.
  const [atFirst, setAtFirst] = useState(why)
  if (atFirst === undefined && why !== undefined) setAtFirst(why)
  if (!why || !atFirst) return children
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <PageHead title={title} back={back} />
      <Notice tone="warn" title={titles[what]} text={why} />
    </div>
  )
}
