// The gallery of the kit and the pages of its pieces.
import { galleryScreens } from '@register/contract/screens/vab'
import { open, withPages } from '../screen.ts'
import { displayPieceScreens } from './display.ts'
import { formPieceScreens } from './form.ts'
import { tablePieceScreens } from './table.ts'

export const vabScreens = [
  ...withPages(galleryScreens, { vab: open(() => import('../../../pages/vab/gallery/Gallery.tsx'), 'Gallery') }),
  ...tablePieceScreens,
  ...formPieceScreens,
  ...displayPieceScreens,
]
