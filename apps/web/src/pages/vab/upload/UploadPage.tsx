// Uploads of one image, several images and files, in all their states.
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'
import { Files } from './Files.tsx'
import { ManyImages } from './ManyImages.tsx'
import { OneImage } from './OneImage.tsx'

export const UploadPage = () => (
  <Showcase piece={pieceOf(formPieces, 'vab/upload')}>
    <OneImage />
    <ManyImages />
    <Files />
  </Showcase>
)
