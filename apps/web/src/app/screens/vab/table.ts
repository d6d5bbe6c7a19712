// The chunks of the pages on tables, filters and the choices that open them.
import { tablePieceScreens as declared } from '@register/contract/screens/vab'
import { open, withPages } from '../screen.ts'

export const tablePieceScreens = withPages(declared, {
  'vab/table/base': open(() => import('../../../pages/vab/table/BaseTable.tsx'), 'BaseTable'),
  'vab/table/column': open(() => import('../../../pages/vab/table/ColumnTable.tsx'), 'ColumnTable'),
  'vab/table/remote': open(() => import('../../../pages/vab/table/RemoteTable.tsx'), 'RemoteTable'),
  'vab/table/thead': open(() => import('../../../pages/vab/table/HeadTable.tsx'), 'HeadTable'),
  'vab/table/virtual': open(() => import('../../../pages/vab/table/VirtualTable.tsx'), 'VirtualTable'),
  'vab/table/states': open(() => import('../../../pages/vab/table/StatesTable.tsx'), 'StatesTable'),
  'vab/filterBar': open(() => import('../../../pages/vab/filterBar/FilterPage.tsx'), 'FilterPage'),
  'vab/select': open(() => import('../../../pages/vab/select/SelectPage.tsx'), 'SelectPage'),
  'vab/selectFilter': open(() => import('../../../pages/vab/selectFilter/ChipsPage.tsx'), 'ChipsPage'),
  'vab/tableselect': open(() => import('../../../pages/vab/tableselect/TableSelectPage.tsx'), 'TableSelectPage'),
})
