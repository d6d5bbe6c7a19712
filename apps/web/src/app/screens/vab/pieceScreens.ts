// The pages of some pieces as screens: `/vab/<key>`, under the gallery.
import type { ComponentType } from 'react'
import type { Piece } from '../../../pages/vab/piece.ts'
import type { Screen } from '../screen.ts'

export const pieceScreens = <P extends Piece>(
  pieces: readonly P[],
  views: Readonly<Record<P['key'], ComponentType>>,
): readonly Screen[] =>
  pieces.map(({ key, title }) => ({
    view: `vab/${key}`,
    path: `/vab/${key}`,
    title,
    under: '/vab',
    component: views[key as P['key']],
  }))
