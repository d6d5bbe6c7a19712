// The answer to a certificate number in the address.
import { seenText } from '@register/contract/rules/numberText/pasted'
import { useParams } from 'react-router'
import { answerAhead, AnswerPage } from './AnswerPage.tsx'

export const AnswerByNumber = () => {
  const { number: given = '' } = useParams()
  // Copied numbers and broken addresses contain characters that nobody sees, which the server refuses.
  const number = seenText(given)
  return <AnswerPage key={number} asked={{ certificateNo: number }} />
}
AnswerByNumber.ahead = answerAhead
