// The chunks of the pages on tables, filters and the choices that open them.
import type { ComponentType, LazyExoticComponent } from 'react'
import { tablePieces } from '../../../pages/vab/tablePieces.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof tablePieces)[number]['key'], LazyExoticComponent<ComponentType>>> = {}

export const tablePieceScreens = pieceScreens(tablePieces, views)
