// The configuration by class: the value and default of each key, and the form of one in a drawer.
import {
  addConfig,
  actOfClass,
  configRowFields,
  listConfig,
  readConfig,
  refreshConfig,
  removeConfig,
  type ConfigRow,
} from '@register/contract/system/config/config'
import { configClasses } from '@register/contract/system/config/key'
import { siteConfig } from '@register/contract/system/site'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { useFormDrawer } from '../../../kit/form/useFormDrawer.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { useRemoveRecord } from '../../../kit/record/useRemoveRecord.ts'
import { recordWords } from '../../../kit/record/words.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { ConfigForm } from './ConfigForm.tsx'
import { useConfigColumns } from './useConfigColumns.tsx'
import { words } from './words.ts'

const everything = 'all'

export function ConfigList() {
  const t = useTranslate()
  const may = useMay()
  const { done } = useFeedback()
  const list = useRecordList(configRowFields, { pageSize: 50 })
  const columns = useConfigColumns()
  const { updatedBy, updatedAt } = useFieldColumns(configRowFields)
  const [form, openForm] = useFormDrawer('form')
  const erase = useWrite(removeConfig, { refreshes: [listConfig] })
  const refresh = useWrite(refreshConfig, { refreshes: [listConfig, readConfig, siteConfig] })
  const nameOf = ({ labelZh, labelEn }: ConfigRow) => t([labelZh, labelEn])
  const remove = useRemoveRecord<ConfigRow>({ name: nameOf, remove: ({ id }) => erase.mutateAsync({ params: { id } }) })
  const actions = (row: ConfigRow) => {
    const mayChange = may(actOfClass(row.class))
    return [
      {
        key: 'edit',
        label: t(mayChange ? recordWords.change : words.look),
        onPress: () => openForm(String(row.id)),
      },
      ...(!row.builtIn && may(removeConfig)
        ? [{ key: 'remove', label: t(recordWords.remove), danger: true, onPress: () => remove(row) }]
        : []),
    ]
  }
  return (
    <ListPage>
      <PageHead
        title={words.title}
        text={words.text}
        main={
          <Tabs
            label={words.classes}
            value={list.filters['class'] ?? everything}
            options={[
              { value: everything, label: words.all },
              ...Object.entries(configClasses).map(([value, label]) => ({ value, label: label })),
            ]}
            onChange={(value) => list.setFilters({ class: value === everything ? undefined : value })}
          />
        }
      >
        <Allow may={refreshConfig}>
          <Action
            icon="reload"
            label={words.refresh}
            onPress={async () => {
              await refresh.mutateAsync({})
              done(words.refreshed)
            }}
          />
        </Allow>
        <Allow may={addConfig}>
          <Action kind="primary" icon="add" label={words.new} onPress={() => openForm('new')} />
        </Allow>
      </PageHead>
      <RecordFilters list={list} rowFields={configRowFields} quick={['changed']} name="system/config" />
      <DataTable
        endpoint={listConfig}
        list={list}
        name="settings/config"
        label={words.title}
        columns={[
          ...columns,
          { ...updatedBy, hidden: true },
          // A key that was never changed has no time.
          { ...updatedAt, hidden: true, draw: (row) => row.updatedBy && updatedAt.draw(row) },
        ]}
        rowKey={({ id }) => id}
        rowName={nameOf}
        actions={actions}
        empty={{ text: words.empty }}
      />
      <ConfigForm form={form} onClose={() => openForm(undefined)} />
    </ListPage>
  )
}
