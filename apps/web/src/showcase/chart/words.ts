// Texts of charts.
import type { Phrase } from '@register/contract/phrase'

export const chartWords = {
  table: ['数据表', 'Data table'],
  drawing: ['图表', 'Chart'],
  category: ['类别', 'Category'],
  empty: ['还没有数据。有了数据，图表会画在这里', 'No figures yet. The chart will be drawn here'],
} as const satisfies Record<string, Phrase>
