// Three columns: choices, the chosen record, and more about it.
import { listSamples, sampleKinds, sampleFields, type Sample } from '@register/contract/demo/sample'
import type { Phrase } from '@register/contract/phrase'
import { templateScreens } from '@register/contract/screens/template'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { FieldList } from '../../../kit/display/fields/FieldList.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Panes } from '../../../showcase/layout/Panes.tsx'
import { Title } from '../../../kit/layout/Title.tsx'
import { SideTree } from '../../../showcase/tree/SideTree.tsx'
import * as paths from '../../../paths.ts'
import { sampleFieldsOf } from '../useSampleForm.ts'
import styles from '../template.module.css'

const words = {
  title: templateScreens['template/layout/lcr'].title,
  text: [
    '左侧选择，中间是所选内容，右侧是补充；窄屏时依次排列',
    'Choose on the left, work in the centre, more on the right; one below the other on narrow screens',
  ],
  choose: ['样品', 'Samples'],
  all: ['全部样品', 'All samples'],
  chosen: ['样品信息', 'The sample'],
  more: ['补充信息', 'More'],
  pick: ['请选择一个样品。', 'Choose a sample.'],
} as const satisfies Record<string, Phrase>

const more = sampleFieldsOf(['progress', 'tags', 'remark'])
const main = sampleFields.filter(({ key }) => !more.some((field) => field.key === key))

export function LeftCentreRight() {
  const t = useTranslate()
  const reading = useRead(listSamples, { query: {} })
  const [chosen, setChosen] = useState<string>()
  return (
    <div className="row column gap-16 page-height">
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <LoadState reading={reading}>
        {(samples) => {
          const sample = samples.find(({ sampleNo }) => sampleNo === chosen)
          const about = (fields: typeof more, columns: 1 | 2) =>
            sample ? (
              <FieldList fields={fields} values={{ ...sample }} columns={columns} />
            ) : (
              <p className={styles['text']}>{t(words.pick)}</p>
            )
          return (
            <Panes
              start={{
                label: words.choose,
                content: (
                  <SideTree
                    label={words.choose}
                    all={words.all}
                    nodes={treeOf(samples, t)}
                    value={chosen}
                    onPick={setChosen}
                  />
                ),
              }}
              middle={{
                label: words.chosen,
                content: (
                  <>
                    <Title title={words.chosen} level={2} />
                    {about([...main], 2)}
                  </>
                ),
              }}
              end={{
                label: words.more,
                content: (
                  <>
                    <Title title={words.more} level={2} />
                    {about(more, 1)}
                  </>
                ),
              }}
            />
          )
        }}
      </LoadState>
    </div>
  )
}

/** A few samples under each kind. */
const treeOf = (samples: readonly Sample[], t: (phrase: Phrase) => string) =>
  Object.entries(sampleKinds).map(([kind, label]) => ({
    value: kind,
    label: t(label),
    children: samples
      .filter((sample) => sample.kind === kind)
      .slice(0, 5)
      .map(({ sampleNo, name }) => ({ value: sampleNo, label: name, children: [] })),
  }))
