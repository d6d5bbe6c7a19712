// The chunks of the pages on everything that shows or frames something.
import type { ComponentType, LazyExoticComponent } from 'react'
import { displayPieces } from '../../../pages/vab/displayPieces.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof displayPieces)[number]['key'], LazyExoticComponent<ComponentType>>> = {}

export const displayPieceScreens = pieceScreens(displayPieces, views)
