// The answer to a certificate number in the address.
import { useParams } from 'react-router'
import { answerAhead, AnswerPage } from './AnswerPage.tsx'

export const AnswerByNumber = () => {
  const { number = '' } = useParams()
  return <AnswerPage key={number} asked={{ certificateNo: number }} />
}
AnswerByNumber.ahead = answerAhead
