// Import and export of the demonstration list.
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { Exports } from './Exports.tsx'
import { Imports } from './Imports.tsx'

export const ExchangePage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/importexport')}>
    <Imports />
    <Exports />
  </Showcase>
)
