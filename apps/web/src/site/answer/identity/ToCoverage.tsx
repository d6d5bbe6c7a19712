// The way from the standing to the reader's next question: does it cover the machine in front of them?
import type { Answer } from '@register/contract/business/publicReport'
import { useEffect, useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { coverageId, saysCoverage } from '../coverage/place.ts'
import { words } from '../words.ts'

/** Brings the part into sight, with the keyboard; false while it has not come yet. */
function goThere(): boolean {
  const heading = document.getElementById(coverageId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
  return heading !== null
}

export const ToCoverage = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const [waiting, setWaiting] = useState(false)
  // Pressed before the part has come, the press is kept until it has.
  useEffect(() => {
    if (!waiting) return undefined
    const arrival = new MutationObserver(() => {
      if (goThere()) setWaiting(false)
    })
    arrival.observe(document.body, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [waiting])
  if (!saysCoverage(answer)) return null
  return (
    <Button icon={answer.coverage.questions.length > 0 ? 'question' : 'down'} onClick={() => setWaiting(!goThere())}>
      {say(answer.coverage.questions.length > 0 ? words.toAsk : words.toCoverage)}
    </Button>
  )
}
