// What a QR code on a certificate opens: the same answer, for one unguessable id.
import { useParams } from 'react-router'
import { answerAhead, AnswerPage } from './AnswerPage.tsx'

export const AnswerById = () => {
  const { publicId = '' } = useParams()
  return <AnswerPage key={publicId} asked={{ publicId }} />
}
AnswerById.ahead = answerAhead
