// The pages that show the pieces of the kit, one by one, and their gallery. Hidden: no menu leads there.
import { open, type Screen } from '../screen.ts'
import { displayPieceScreens } from './display.ts'
import { formPieceScreens } from './form.ts'
import { tablePieceScreens } from './table.ts'

export const vabScreens: readonly Screen[] = [
  {
    view: 'vab',
    path: '/vab',
    title: ['组件展示', 'The kit'],
    component: open(() => import('../../../pages/vab/gallery/Gallery.tsx'), 'Gallery'),
  },
  ...tablePieceScreens,
  ...formPieceScreens,
  ...displayPieceScreens,
]
