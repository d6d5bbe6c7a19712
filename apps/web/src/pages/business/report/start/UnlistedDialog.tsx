// Begins an existing certificate whose category code is in no list: the code as printed, and the kind of equipment.
import { getCategoryTree } from '@register/contract/business/category/category'
import { readCode } from '@register/contract/rules/categoryCode'
import { kindNames } from '@register/contract/rules/parameters/kindNames'
import { insertReport, queryList } from '@register/contract/business/report/report'
import type { Field } from '@register/contract/fields'
import { matching } from '@register/contract/fieldTypes/matching'
import { useState } from 'react'
import { useWrite } from '../../../../api/query.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'
import { useTab } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import { areaWords } from '../../words.ts'
import { words } from '../edit/words.ts'

const fields: readonly Field[] = [
  {
    key: 'categoryCode',
    label: words.unlistedCode,
    type: 'text',
    maxLength: 4,
    required: true,
    hint: words.unlistedHint,
    rule: matching(/^[0-9A-Za-z]{4}$/, ['应为 4 位数字或字母', 'must be four letters or digits']),
  },
  {
    key: 'formKind',
    label: areaWords.formKind,
    type: 'choice',
    required: true,
    options: kindNames.map(({ key, label }) => ({ value: key, label })),
  },
]

export function UnlistedDialog({ onClose }: { onClose: () => void }) {
  const { leaveFor } = useTab()
  const [start] = useState<{ categoryCode: string; formKind: string | null }>({ categoryCode: '', formKind: null })
  const { send, form } = useDraft(start, fields)
  const insert = useWrite(insertReport, { refreshes: [queryList, getCategoryTree] })
  async function begin({ categoryCode, formKind }: typeof start): Promise<void> {
    const body = { categoryCode: readCode(categoryCode), existing: true, ...(formKind && { formKind }) }
    const { id } = await insert.mutateAsync({ body })
    leaveFor(paths.reportEdit(id), { replace: true })
  }
  return (
    <Dialog open title={words.unlisted} onClose={onClose} act={{ label: words.beginExisting, run: () => send(begin) }}>
      <FieldsForm fields={fields} {...form} />
    </Dialog>
  )
}
