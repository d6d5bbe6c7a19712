// Which machines have a part: what a recall or a withdrawn certificate of a part touches.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { recordName } from '@register/contract/rules/numbers/recordName'
import { exportPartUses, listPartUses, type AskedPart, type PartUse } from '@register/contract/business/part/uses'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { minKeyword } from '@register/contract/fold'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { ExportAction } from '../../../../kit/record/ExportAction.tsx'
import { statusColumn, textColumn, type Column } from '../../../../kit/table/column.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../../kit/filter/FilterBar.tsx'
import { TextFilter } from '../../../../kit/table/filters.tsx'
import { ListPage } from '../../../../kit/table/ListPage.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import * as paths from '../../../../paths.ts'
import { useOwnBody } from '../../BodyFilter.tsx'
import { useListFields } from '../../useListFields.ts'
import { bodyColumn, makerColumn, modelColumn, productColumn, recordColumn } from '../../recordColumns.tsx'
import { PartCertificate } from './PartCertificate.tsx'
import { areaWords } from '../../words.ts'
import { listWords as words } from './words.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'

// Above the list of machines: the certified part whose machines are listed.
function OfPart({ part, onClear }: { part: AskedPart; onClear: () => void }) {
  const t = useTranslate()
  const { tone, label } = reportStatuses[part.status]
  return (
    <section className="row wrap gap-4-16 align-center" aria-label={t(words.partOf)}>
      <p>
        {t(words.partOf)} <Link to={paths.verify(part.publicId)}>{printNo(part.certificateNo)}</Link>{' '}
        <StatusTag tone={tone} label={label} />
      </p>
      <p>{[part.productName, part.model, part.manufacturerName].filter(Boolean).join(' · ')}</p>
      <p className="quiet small">{t(words.ofPart)}</p>
      <Action label={words.allParts} onPress={onClear} />
    </section>
  )
}

const texts = ['part', 'partModel', 'partMaker', 'partNumber'] as const
const filters = [...texts, 'partOf', 'categoryCode', 'bodyId', 'status']

export function PartList() {
  const t = useTranslate()
  const ownBody = useOwnBody()
  const list = useListState({ filters })
  const { among, text, category, body } = useListFields()
  const { partOf } = list.filters
  const { data } = useRead(listPartUses, { body: { partOf, pageSize: 1 } }, { enabled: partOf !== undefined })
  const of = partOf === undefined ? undefined : data?.of
  const columns: Column<PartUse>[] = [
    recordColumn(words.machine),
    statusColumn({
      key: 'status',
      title: areaWords.status,
      width: 110,
      status: ({ status }) => ({ tone: reportStatuses[status].tone, label: reportStatuses[status].label }),
    }),
    ...(!of
      ? []
      : [textColumn<PartUse>({ key: 'by', title: words.by, width: 180, text: (row) => row.by && t(words[row.by]) })]),
    textColumn({ key: 'part', title: words.part, width: 170, text: (row) => row.part }),
    textColumn({ key: 'partModel', title: words.partModel, width: 150, under: 'part', text: (row) => row.partModel }),
    textColumn({
      key: 'partMaker',
      title: words.partMaker,
      width: 180,
      under: 'partNumber',
      text: (row) => row.partMaker,
    }),
    {
      key: 'partNumber',
      title: words.partNumber,
      width: 260,
      value: (row) => row.partNumber,
      draw: (row) =>
        row.partNumber === '' ? null : (
          <PartCertificate
            number={row.partNumber}
            found={row.cited}
            stated={{ model: row.partModel, maker: row.partMaker }}
          />
        ),
    },
    productColumn(),
    modelColumn({ title: areaWords.model }),
    makerColumn(),
    bodyColumn(ownBody),
  ]
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportAction endpoint={exportPartUses} of={listPartUses} list={list} fileName={words.title} />
      </PageHead>
      {of && <OfPart part={of} onClear={() => list.setFilters({ partOf: undefined })} />}
      <FilterBar
        list={list}
        first={<TextFilter name="partModel" label={words.partModel} atLeast={minKeyword} />}
        conditions={{
          name: 'business/part',
          quick: ['part', 'partMaker', 'partNumber'],
          fields: [
            ...(['part', 'partMaker', 'partNumber'] as const).map((name) => text(name, words[name])),
            category,
            ...body,
            among(
              'status',
              areaWords.status,
              publicStatusKeys.map((value) => ({ value, label: reportStatuses[value].label })),
            ),
          ],
        }}
      >
        {(['part', 'partMaker', 'partNumber'] as const).map((name) => (
          <TextFilter key={name} name={name} label={words[name]} atLeast={minKeyword} />
        ))}
      </FilterBar>
      <DataTable
        endpoint={listPartUses}
        list={list}
        name="business/part/list"
        label={words.title}
        columns={columns}
        rowKey={(row) => row.key}
        rowName={(row) => `${recordName(row)} ${row.part}`}
        empty={{ text: words.empty }}
      />
    </ListPage>
  )
}
