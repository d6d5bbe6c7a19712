// A key that the reader may not change: its purpose, its value and its default.
import type { Phrase } from '@register/contract/phrase'
import { configChanges, type ConfigRow } from '@register/contract/system/config/config'
import { useTranslate } from '../../../api/language.ts'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { ValueShown } from './useConfigColumns.tsx'
import { words } from './words.ts'

const fields = [
  { key: 'hint', label: ['说明', 'Details'], type: 'text' },
  { key: 'value', label: words.value, type: 'text' },
  { key: 'default', label: words.defaults, type: 'text' },
  { key: 'key', label: words.key, type: 'text' },
] as const

export function ConfigDrawer({ row, why, onClose }: { row: ConfigRow; why: Phrase; onClose: () => void }) {
  const t = useTranslate()
  return (
    <SideDrawer title={[row.labelZh, row.labelEn]} open onClose={onClose} addressed>
      <Notice title={why} />
      <div className="above-16">
        <FieldList
          fields={fields}
          rows={1}
          values={{ hint: t([row.hintZh, row.hintEn]), key: row.key }}
          drawn={{
            value: <ValueShown row={row} />,
            default: <ValueShown row={row} value={row.default} />,
          }}
        />
      </div>
      <RecordChanges endpoint={configChanges} id={row.id} />
    </SideDrawer>
  )
}
