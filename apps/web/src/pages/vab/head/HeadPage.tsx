// The head of a page with all its slots, and the title bar of a part.
import type { Phrase } from '@register/contract/phrase'
import { pageSamples, sampleStatuses } from '@register/contract/demo/sample'
import { useRead } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Figures } from '../../../kit/display/Figures.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Title } from '../../../kit/layout/Title.tsx'
import * as paths from '../../../paths.ts'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { Showcase } from '../Showcase.tsx'

const words = {
  plain: ['标题与说明', 'Title and description'],
  plainText: ['title 必填；text 用一行说明这是什么。', 'title is required; text describes the page in one line.'],
  samples: ['样品管理', 'Samples'],
  about: ['送检样品的登记、试验与处置', 'Samples sent in: their registration, their tests and the results'],
  icon: ['图标、标签与操作', 'Icon, tag and acts'],
  iconText: [
    'icon 在标题前，tag 在标题旁，右侧放这里要做的事。',
    'icon is shown before the title, tag next to it, acts on the right.',
  ],
  main: ['返回与主插槽', 'Way back, and the main slot'],
  mainText: [
    'back 是返回的地址；main 占满下方，可放数字、页签或通知。',
    'back leads to the page above; main takes the width below, for figures, tabs or a notice.',
  ],
  add: ['新建样品', 'Add a sample'],
  added: ['这里会打开新建表单', 'A form would open here'],
  more: ['导入', 'Import'],
  count: ['样品', 'Samples'],
  quantity: ['件数', 'Pieces'],
  fee: ['费用（元）', 'Fees (CNY)'],
  title: ['标题条', 'Title bar'],
  titleText: [
    '分段的标题；level 决定它在页面大纲中的层级，右侧可放操作。',
    'Heads a part; level is its place in the outline of the page, acts are on the right.',
  ],
  first: ['送样信息', 'Who sent it'],
  second: ['试验项目', 'Tests'],
} as const satisfies Record<string, Phrase>

export function HeadPage() {
  const { inform } = useFeedback()
  const reading = useRead(pageSamples, { query: { pageSize: '1' } })
  const press = () => inform(words.added)
  const { tone, label } = sampleStatuses.testing
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/head')}>
      <Example title={words.plain} text={words.plainText}>
        <PageHead part title={words.samples} text={words.about} />
      </Example>
      <Example title={words.icon} text={words.iconText}>
        <PageHead
          part
          icon="certificate"
          title={words.samples}
          text={words.about}
          tag={<StatusTag tone={tone} label={label} />}
        >
          <Action label={words.more} icon="import" onPress={press} />
          <Action kind="primary" label={words.add} icon="add" onPress={press} />
        </PageHead>
      </Example>
      <Example title={words.main} text={words.mainText}>
        <PageHead
          part
          back={paths.gallery}
          icon="group"
          title={words.samples}
          text={words.about}
          main={
            <LoadState reading={reading} lines={1}>
              {({ total, summary }) => (
                <Figures
                  figures={[
                    { label: words.count, value: total },
                    { label: words.quantity, value: summary.quantity },
                    { label: words.fee, value: summary.fee },
                  ]}
                />
              )}
            </LoadState>
          }
        />
      </Example>
      <Example title={words.title} text={words.titleText}>
        <div className="stack fit gap-16">
          <Title title={words.first} />
          <Title title={words.second} level={4}>
            <Action small kind="link" icon="add" label={words.add} onPress={press} />
          </Title>
        </div>
      </Example>
    </Showcase>
  )
}
