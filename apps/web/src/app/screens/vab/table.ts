// The chunks of the pages on tables, filters and the choices that open them.
import type { ComponentType } from 'react'
import { tablePieces } from '../../../pages/vab/tablePieces.ts'
import { open } from '../screen.ts'
import { pieceScreens } from './pieceScreens.ts'

const views: Readonly<Record<(typeof tablePieces)[number]['key'], ComponentType>> = {
  'table/base': open(() => import('../../../pages/vab/table/BaseTable.tsx'), 'BaseTable'),
  'table/column': open(() => import('../../../pages/vab/table/ColumnTable.tsx'), 'ColumnTable'),
  'table/remote': open(() => import('../../../pages/vab/table/RemoteTable.tsx'), 'RemoteTable'),
  'table/thead': open(() => import('../../../pages/vab/table/HeadTable.tsx'), 'HeadTable'),
  'table/virtual': open(() => import('../../../pages/vab/table/VirtualTable.tsx'), 'VirtualTable'),
  'table/states': open(() => import('../../../pages/vab/table/StatesTable.tsx'), 'StatesTable'),
  filterBar: open(() => import('../../../pages/vab/filterBar/FilterPage.tsx'), 'FilterPage'),
  select: open(() => import('../../../pages/vab/select/SelectPage.tsx'), 'SelectPage'),
  selectFilter: open(() => import('../../../pages/vab/selectFilter/ChipsPage.tsx'), 'ChipsPage'),
  tableselect: open(() => import('../../../pages/vab/tableselect/TableSelectPage.tsx'), 'TableSelectPage'),
}

export const tablePieceScreens = pieceScreens(tablePieces, views)
