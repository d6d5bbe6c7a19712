// Opens the export of what the list shows. Its drawer is loaded on first use.
import { useState } from 'react'
import { useSay } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { late } from '../../../../kit/plain/late.tsx'
import type { ListState } from '../../../../kit/table/useListState.ts'
import { words } from '../words.ts'

const ReportExport = late(async () => (await import('./ReportExport.tsx')).ReportExport)

export function ExportAction({ list }: { list: ListState }) {
  const say = useSay()
  const [stage, setStage] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <>
      <Action icon="download" label={say(words.export)} onPress={() => setStage('open')} />
      {stage !== 'unused' && <ReportExport list={list} open={stage === 'open'} onClose={() => setStage('closed')} />}
    </>
  )
}
