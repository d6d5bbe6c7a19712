// Uploads of one image, several images and files, in all their states.
import { formPiece } from '../formPiece.ts'
import { Showcase } from '../Showcase.tsx'
import { Files } from './Files.tsx'
import { ManyImages } from './ManyImages.tsx'
import { OneImage } from './OneImage.tsx'

export const UploadPage = () => (
  <Showcase piece={formPiece('upload')}>
    <OneImage />
    <ManyImages />
    <Files />
  </Showcase>
)
