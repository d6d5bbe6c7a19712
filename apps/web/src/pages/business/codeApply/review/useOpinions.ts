// Keeps opinions that are typed and not sent yet, for each application: looking at another one loses nothing, nor does a reload.
import { use, useCallback, useEffect, useState } from 'react'
import { whenThrownAway } from '../../../../api/kept/keptEntries.ts'
import { ofPage } from '../../../../api/kept/ofPage.ts'
import { drop, store, stored } from '../../../../api/store/stored.ts'
import { TabContext } from '../../../../kit/tabs/useTab.ts'
import type { Step } from './steps.ts'

type Opinions = Readonly<Record<number, string>>

/** Seconds: the browser drops an opinion after three days. */
const keptFor = 3 * 24 * 3600

export function useOpinions(step: Step) {
  const key = `OPINIONS ${step}`
  const [opinions, setOpinions] = useState<Opinions>(() => stored<Opinions>(ofPage(key)) ?? {})
  const isTyped = Object.values(opinions).some((opinion) => opinion.trim() !== '')
  useEffect(() => {
    if (isTyped) store(key, opinions, keptFor)
    else drop(key)
  }, [key, opinions, isTyped])
  // After another reviewer's decision no opinion is accepted: the text stays for copying, and is not saved.
  const [over, setOver] = useState<readonly number[]>([])
  const isUnsent = Object.entries(opinions).some(([id, text]) => text.trim() !== '' && !over.includes(Number(id)))
  const tab = use(TabContext)
  useEffect(() => {
    return whenThrownAway(tab, () => drop(key))
  }, [tab, key])
  return {
    opinions,
    isUnsent,
    leftOver: useCallback((id: number) => setOver((before) => (before.includes(id) ? before : [...before, id])), []),
    write: (id: number, opinion: string) => {
      setOver((before) => before.filter((one) => one !== id))
      setOpinions((before) => ({ ...before, [id]: opinion }))
    },
  }
}
