// The head office's queue of company requests: waiting ones first, each opened in a drawer with its licence.
import { enterpriseRowFields, listEnterprise, type EnterpriseRow } from '@register/contract/business/enterprise/request'
import { useAddressed } from '../../../kit/dialog/useAddressed.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

export function ReviewPage() {
  const list = useRecordList(enterpriseRowFields)
  const { companyName, creditCode, applicant, status, createdAt } = useFieldColumns(enterpriseRowFields, 'companyName')
  const [open, setOpen] = useAddressed('open')
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text} />
      <RecordFilters list={list} rowFields={enterpriseRowFields} quick={['status']} name="business/enterprise" />
      <DataTable
        endpoint={listEnterprise}
        list={list}
        name="business/enterprise/review"
        label={words.title}
        columns={[
          { ...companyName, width: 240 },
          { ...creditCode, width: 190 },
          { ...applicant, width: 130 },
          { ...status, width: 168 },
          { ...createdAt, width: 170 },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: EnterpriseRow) => row.companyName}
        actions={(row: EnterpriseRow) => [
          {
            key: 'open',
            label: row.status === 'applied' ? words.open : words.look,
            onPress: () => setOpen(String(row.id)),
          },
        ]}
        empty={{ text: words.empty }}
      />
      {open !== undefined && /^\d{1,15}$/.test(open) && (
        <ReviewDrawer key={open} id={addressId(open)} onClose={() => setOpen(undefined)} />
      )}
    </ListPage>
  )
}
