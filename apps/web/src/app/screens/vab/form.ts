// The chunks of the pages on forms, uploads, files, import and export.
import type { ComponentType, LazyExoticComponent } from 'react'
import { formPieces } from '../../../pages/vab/formPieces.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof formPieces)[number]['key'], LazyExoticComponent<ComponentType>>> = {}

export const formPieceScreens = pieceScreens(formPieces, views)
