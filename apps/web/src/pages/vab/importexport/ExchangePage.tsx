// Import and export of the demonstration list.
import { formPiece } from '../formPiece.ts'
import { Showcase } from '../Showcase.tsx'
import { Exports } from './Exports.tsx'
import { Imports } from './Imports.tsx'

export const ExchangePage = () => (
  <Showcase piece={formPiece('importexport')}>
    <Imports />
    <Exports />
  </Showcase>
)
