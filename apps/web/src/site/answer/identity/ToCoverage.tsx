// The link from the status to the visitor's next question: does the certificate cover the machine in front of them?
import type { Answer } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { coverageId, saysCoverage } from '../coverage/place.ts'
import { words } from '../words.ts'
import { useWayTo } from './useWayTo.ts'

export const ToCoverage = ({ answer }: { answer: Answer }) => {
  const say = useSay()
  const go = useWayTo(coverageId)
  if (!saysCoverage(answer)) return null
  const asks = answer.coverage.questions.length > 0
  return (
    <Button icon={asks ? 'question' : 'down'} onClick={go}>
      {say(asks ? words.toAsk : words.toCoverage)}
    </Button>
  )
}
