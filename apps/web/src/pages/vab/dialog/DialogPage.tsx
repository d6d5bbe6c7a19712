// Dialogs: filling the window, covered while loading, failing inside, with a foot of their own, and loaded only when opened.
import type { Phrase } from '@register/contract/phrase'
import { listSamples, sampleStatuses } from '@register/contract/demo/sample'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { Example } from '../Example.tsx'
import { pieceOf } from '../piece.ts'
import { formPieces } from '../formPieces.ts'
import { refusing } from '../libraryImages.ts'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'

const words = {
  full: ['全屏', 'Full screen'],
  fullText: [
    '标题旁的按钮使对话框占满窗口；每次打开都从原来的大小开始。Esc 或关闭按钮关闭，焦点回到打开它的按钮。',
    'The button in the head lets the dialog fill the window; each opening begins at its own size. Esc or the close button closes it, and the focus returns to the button that opened it.',
  ],
  samples: ['样品清单', 'List of samples'],
  sampleNo: ['样品编号', 'Sample No.'],
  name: ['名称', 'Name'],
  status: ['状态', 'Status'],
  act: ['任务与失败', 'A task and its failure'],
  actText: [
    '按钮说明它做什么，进行时显示忙碌；失败原因显示在对话框内，可再试。',
    'The button names its action and is busy meanwhile; a failure is shown inside the dialog, and the person can try again.',
  ],
  approve: ['核准样品', 'Approve the sample'],
  question: ['核准后将通知送样单位。', 'The sender will be notified.'],
  approved: ['已核准', 'Approved'],
  refuse: ['核准（服务器拒绝）', 'Approve (the server refuses)'],
  refusal: ['样品状态已变化', 'The state of the sample has changed'],
  loading: ['加载遮罩', 'Covered while loading'],
  loadingText: [
    'loading 为真时内容被遮住且不可操作。',
    'While loading is true the content is covered and cannot be used.',
  ],
  toggle: ['开始或结束加载', 'Start or end loading'],
  inside: ['遮罩下的按钮', 'A button under the cover'],
  foot: ['页脚插槽与无关闭按钮', 'Own foot, and no close button'],
  footText: [
    'footer 取代按钮，null 为没有页脚；没有关闭按钮时 Esc 仍可关闭。',
    'footer replaces the buttons, null leaves it out; without a close button Esc still closes.',
  ],
  later: ['稍后再说', 'Later'],
  understood: ['我知道了', 'Understood'],
  late: ['异步组件', 'A component that loads late'],
  lateText: [
    '内容在第一次打开时才下载，下载时显示骨架。',
    'The content is loaded when the dialog is first opened; its outline is shown meanwhile.',
  ],
} as const satisfies Record<string, Phrase>

type Open = 'full' | 'act' | 'refuse' | 'loading' | 'foot' | 'late'

/** A chunk of its own. */
const LateContent = late(async () => (await import('./LateContent.tsx')).LateContent)

export function DialogPage() {
  const t = useTranslate()
  const { done } = useFeedback()
  const [open, setOpen] = useState<Open>()
  const [loading, setLoading] = useState(true)
  const close = () => setOpen(undefined)
  const button = (which: Open, label: Phrase) => <Action label={label} onPress={() => setOpen(which)} />
  const approve = () => {
    close()
    done(words.approved)
  }
  return (
    <Showcase piece={pieceOf(formPieces, 'vab/dialog')}>
      <Example title={words.full} text={words.fullText}>
        {button('full', words.samples)}
        <Dialog title={words.samples} open={open === 'full'} onClose={close} expandable width={640}>
          <Samples />
        </Dialog>
      </Example>
      <Example title={words.act} text={words.actText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          {button('act', words.approve)}
          {button('refuse', words.refuse)}
        </div>
        <Dialog
          title={words.approve}
          open={open === 'act' || open === 'refuse'}
          onClose={close}
          act={{
            label: words.approve,
            run: () => (open === 'refuse' ? refusing(t(words.refusal)) : approve()),
          }}
        >
          {t(words.question)}
        </Dialog>
      </Example>
      <Example title={words.loading} text={words.loadingText}>
        {button('loading', words.loading)}
        <Dialog
          title={words.loading}
          open={open === 'loading'}
          onClose={close}
          loading={loading}
          expandable
          footer={<Action label={words.toggle} onPress={() => setLoading(!loading)} />}
        >
          <p>{t(words.question)}</p>
          <Action label={words.inside} onPress={() => done(words.approved)} />
        </Dialog>
      </Example>
      <Example title={words.foot} text={words.footText}>
        {button('foot', words.foot)}
        <Dialog
          title={words.foot}
          open={open === 'foot'}
          onClose={close}
          closable={false}
          expandable
          footer={
            <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
              <Action kind="primary" label={words.understood} onPress={close} />
              <Action label={words.later} onPress={close} />
            </div>
          }
        >
          {t(words.question)}
        </Dialog>
      </Example>
      <Example title={words.late} text={words.lateText}>
        {button('late', words.late)}
        <Dialog title={words.late} open={open === 'late'} onClose={close} footer={null}>
          <LateContent waiting={<Loading lines={3} />} />
        </Dialog>
      </Example>
    </Showcase>
  )
}

function Samples() {
  const reading = useRead(listSamples, { query: { kind: 'elevator' } })
  return (
    <LoadState reading={reading}>
      {(samples) => (
        <PlainTable
          label={words.samples}
          rows={samples}
          rowKey={({ id }) => id}
          columns={[
            { key: 'no', title: words.sampleNo, short: true, draw: ({ sampleNo }) => sampleNo },
            { key: 'name', title: words.name, draw: ({ name }) => name },
            {
              key: 'status',
              title: words.status,
              short: true,
              draw: ({ status }) => (
                <StatusTag tone={sampleStatuses[status].tone} label={sampleStatuses[status].label} />
              ),
            },
          ]}
        />
      )}
    </LoadState>
  )
}
