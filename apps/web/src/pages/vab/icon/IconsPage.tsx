// All icons of the kit; a click copies a name.
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useCopy } from '../../../kit/display/useCopy.ts'
import { IconChoice } from '../../../kit/icon/IconChoice.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import { words } from './words.ts'

export function IconsPage() {
  const { failed } = useFeedback()
  const copy = useCopy()
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/iconfont')}>
      <Example title={words.all} text={words.allText}>
        <IconChoice onPick={(name) => void copy(name).catch(failed)} />
      </Example>
    </Showcase>
  )
}
