// What other frameworks do with directives: parts for holders of a permission or role, copying, relative times that stay up to date.
import { publishReport, queryList, suspendReport } from '@register/contract/business/report/report'
import { permissions } from '@register/contract/permissions'
import { between, type Phrase } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { addNotice } from '@register/contract/system/notice'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { CopyButton } from '../../../kit/code/CopyButton.tsx'
import { CopyText } from '../../../kit/display/CopyText.tsx'
import { PlainTable } from '../../../kit/display/PlainTable.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import type { Wanted } from '../../../kit/guard/allowed.ts'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { TimeText } from '../../../showcase/time/TimeText.tsx'
import * as paths from '../../../paths.ts'
import styles from '../other.module.css'

// Texts of the page on permissions, copying and times.
const words = {
  title: otherScreens['other/directive'].title,
  text: [
    '按权限显示、复制、相对时间：模板中以指令完成的事，这里是组件',
    'Permissions, copying, relative times: what templates do by directives, here as pieces',
  ],
  allow: ['按权限和角色显示', 'Shown by permission and role'],
  allowText: [
    '没有权限的人看不到相应部分；是否允许仍由服务器决定。',
    'People without a permission do not see the part; the server checks it in any case.',
  ],
  own: ['您的角色：', 'Your roles: '],
  asks: ['要求', 'What is needed'],
  shown: ['对您', 'For you'],
  there: ['显示', 'Show'],
  left: ['不显示', 'Left out'],
  any: ['发布报告或暂停证书', 'Publish reports or suspend certificates'],
  each: ['发布报告并且暂停证书', 'Publish reports and suspend certificates'],
  bodyManager: ['角色：机构负责人', 'Role: body manager'],
  reviewers: ['角色：总局审核员或专家组审核员', 'Role: head office or expert'],
  copy: ['复制', 'Copying'],
  copyText: [
    '编号按组显示，复制时不带空格；复制后有提示。',
    'Numbers are shown in groups and copied without spaces; a message says that it was done.',
  ],
  copyAddress: ['复制本页地址', 'Copy the address of this page'],
  time: ['相对时间', 'Relative times'],
  timeText: [
    '每分钟更新一次，悬停显示准确时间。',
    'Brought up to date each minute; the exact time is under the pointer.',
  ],
  relative: ['相对', 'Relative'],
  exact: ['准确', 'Exact'],
} as const satisfies Record<string, Phrase>

// Past moments that are worded differently, computed from a fixed present.
const minute = 60_000
const day = 24 * 60 * minute

/** ISO instants: half a minute, ten minutes, three hours, two days and a hundred days ago. */
const momentsBefore = (now: number): readonly string[] =>
  [minute / 2, 10 * minute, 180 * minute, 2 * day, 100 * day].map((past) => new Date(now - past).toISOString())

const cases: readonly { asks: Phrase; wanted: Wanted }[] = [
  { asks: permissions[queryList.access.may], wanted: { may: queryList } },
  { asks: permissions[addNotice.access.may], wanted: { may: addNotice } },
  { asks: words.any, wanted: { may: [publishReport, suspendReport] } },
  { asks: words.each, wanted: { mayAll: [publishReport, suspendReport] } },
  { asks: words.bodyManager, wanted: { role: 'body-manager' } },
  { asks: words.reviewers, wanted: { role: ['head-office', 'expert'] } },
]

export function Directive() {
  const t = useTranslate()
  const roles = useSession().info?.roles ?? []
  const [moments] = useState(() => momentsBefore(Date.now()))
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Section title={words.allow}>
          <p className={`below-12 quiet ${styles['text']}`}>
            {t(words.allowText)} {t(words.own)}
            {roles.join(t(between))}
          </p>
          <PlainTable
            label={words.allow}
            rows={cases}
            rowKey={({ asks }) => asks[1]}
            columns={[
              { key: 'asks', title: words.asks, draw: ({ asks }) => t(asks) },
              {
                key: 'shown',
                title: words.shown,
                draw: ({ wanted }) => (
                  <Allow {...wanted} otherwise={<StatusTag tone="quiet" label={words.left} />}>
                    <StatusTag tone="good" label={words.there} />
                  </Allow>
                ),
              },
            ]}
          />
        </Section>
        <Section title={words.copy}>
          <p className={`below-12 quiet ${styles['text']}`}>{t(words.copyText)}</p>
          <div className="row wrap gap-8">
            <CopyText text="TSX311001220260007" shown="TSX 3110 012 2026 0007" />
            <CopyButton text={window.location.href} label={words.copyAddress} />
          </div>
        </Section>
        <Section title={words.time}>
          <p className={`below-12 quiet ${styles['text']}`}>{t(words.timeText)}</p>
          <PlainTable
            label={words.time}
            rows={moments}
            rowKey={(at) => at}
            columns={[
              { key: 'relative', title: words.relative, draw: (at) => <RelativeTime at={at} /> },
              { key: 'exact', title: words.exact, draw: (at) => <TimeText at={at} /> },
            ]}
          />
        </Section>
      </div>
    </>
  )
}
