// The main components of a product, read-only, each with its certificate's standing today.
import { useTranslate } from '../../../api/language.ts'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { areaWords } from '../words.ts'
import { PartCertificate } from './parts/PartCertificate.tsx'
import { useCited } from './parts/useCited.ts'
import { words as partWords } from './parts/words.ts'
import { words } from './words.ts'

interface Row {
  name: string | null
  model?: string | null | undefined
  certificateNo?: string | null | undefined
  manufacturer?: string | null | undefined
}

export function ComponentsTable({ rows }: { rows: readonly Row[] }) {
  const t = useTranslate()
  const cited = useCited(rows.map(({ certificateNo }) => certificateNo))
  if (rows.length === 0) return <p className="quiet">{t(words.noComponents)}</p>
  return (
    <PlainTable
      label={words.components}
      rows={rows}
      rowKey={(_, at) => at}
      columns={[
        { key: 'name', title: words.name, draw: (row) => row.name },
        { key: 'model', title: areaWords.model, draw: (row) => row.model },
        {
          key: 'certificateNo',
          title: partWords.certificate,
          long: true,
          draw: ({ certificateNo, model, manufacturer }) => (
            <PartCertificate
              number={certificateNo ?? ''}
              found={cited(certificateNo ?? '')}
              stated={{ model, maker: manufacturer }}
            />
          ),
        },
        { key: 'manufacturer', title: areaWords.maker, draw: (row) => row.manufacturer },
      ]}
    />
  )
}
