// Uploads of one image, several images and files, in all their states.
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { Files } from './Files.tsx'
import { SeveralImages } from './SeveralImages.tsx'
import { OneImage } from './OneImage.tsx'

export const UploadPage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/upload')}>
    <OneImage />
    <SeveralImages />
    <Files />
  </Showcase>
)
