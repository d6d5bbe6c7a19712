// The configured form with all its components, in all its states.
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { AllComponents } from './AllComponents.tsx'
import { Conditions } from './Conditions.tsx'
import { Looks } from './Looks.tsx'
import { Methods } from './Methods.tsx'
import { Remote } from './Remote.tsx'
import { Rich } from './Rich.tsx'

export const ConfigFormPage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/form')}>
    <AllComponents />
    <Conditions />
    <Remote />
    <Methods />
    <Looks />
    <Rich />
  </Showcase>
)
