// The page that the QR code of a certificate opens: the same answer, by the certificate's unguessable id.
import { useParams } from 'react-router'
import { answerAhead, AnswerPage } from './AnswerPage.tsx'

export const AnswerById = () => {
  const { publicId = '' } = useParams()
  return <AnswerPage key={publicId} asked={{ publicId }} />
}
AnswerById.ahead = answerAhead
