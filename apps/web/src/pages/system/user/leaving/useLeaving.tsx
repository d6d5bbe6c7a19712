// The questions before a person leaves: each says what stands open with them and offers a colleague who takes it over.
import type { Wording } from '@register/contract/phrase'
import { handOverWork, readOpenWork } from '@register/contract/system/user/openWork'
import { listUsers, queryUsers, type User } from '@register/contract/system/user/user'
import type { ReactNode } from 'react'
import { call } from '../../../../api/call.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useFeedback, type Question } from '../../../../kit/feedback/useFeedback.tsx'
import { OpenWorkChoice } from './OpenWorkChoice.tsx'
import { askHandOver, words } from './words.ts'

export type Leaver = Pick<User, 'id' | 'nickname'>
/** Who takes over; empty where nobody does. */
export interface Left {
  successorId?: number
}

export function useLeaving() {
  const t = useTranslate()
  const { ask, done, inform } = useFeedback()
  const give = useWrite(handOverWork, { refreshes: [listUsers, queryUsers, readOpenWork] })
  const readOpen = (id: number) => call(readOpenWork, { params: { id } })

  /** Asks with what is open; undefined when the reader does not go on. `quiet`: asks nothing when nothing is open. */
  async function leave(
    { id }: Leaver,
    question: Question & { text: Wording | ReactNode },
    quiet = false,
  ): Promise<Left | undefined> {
    const open = await readOpen(id)
    if (open.work.length === 0) return quiet || (await ask(question)) ? {} : undefined
    let successorId: number | undefined
    const text = (
      <OpenWorkChoice open={open} optional onChoose={(chosen) => (successorId = chosen)}>
        <div>{t(question.text)}</div>
      </OpenWorkChoice>
    )
    if (!(await ask({ ...question, text }))) return undefined
    return successorId === undefined ? {} : { successorId }
  }

  /** Of a person who stays, or was disabled before. */
  async function handOver({ id, nickname }: Leaver): Promise<void> {
    const open = await readOpen(id)
    const [first] = open.colleagues
    if (!first) return inform(open.work.length === 0 ? words.nothing : words.nobody)
    let successorId: number | undefined = first.id
    const text = (
      <OpenWorkChoice open={open} optional={false} initial={first.id} onChoose={(chosen) => (successorId = chosen)} />
    )
    if (!(await ask({ title: askHandOver(nickname), text, yes: words.handOver }))) return
    if (successorId === undefined) return
    await give.mutateAsync({ body: { id, successorId } })
    done(words.handedOver)
  }
  return { leave, handOver }
}
