// Provokes every kind of failure, one button each, so that the system's messages can be seen and tested.
import { demoStatus } from '@register/contract/demo/sample'
import { Failure } from '@register/contract/errors'
import type { Phrase, Wording } from '@register/contract/phrase'
import { otherScreens } from '@register/contract/screens/other'
import { useState, type ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import styles from '../../other/other.module.css'

// Texts of the page that fails on purpose.
const words = {
  title: otherScreens['test/codebug'].title,
  text: [
    '逐一触发各类错误，查看系统如何提示',
    'Each kind of failure at the press of a button, to see what the system shows',
  ],
  answers: ['服务器应答', 'Answers of the server'],
  answersText: [
    '按要求应答的演示接口：带消息时显示消息，不带时显示按状态码的说明。',
    'An endpoint that answers as asked: its message is shown, or words for the status when there is none.',
  ],
  withMessage: ['附带消息', 'with a message'],
  message: ['数据库正在维护，请十分钟后再试', 'The database is being maintained. Please try again in ten minutes'],
  silence: ['十秒内没有应答', 'No answer within ten seconds'],
  unreadable: ['应答无法读取', 'An answer that cannot be read'],
  scripts: ['脚本错误', 'Errors of scripts'],
  scriptsText: [
    '没有被任何页面处理的脚本错误，按类别提示；带有 HTTP 状态的错误已由请求方提示，不再重复。',
    'Errors that no page has handled are shown by their kind; those with an HTTP status were shown by the caller already.',
  ],
  callback: ['回调中', 'in a callback'],
  promise: ['异步任务中', 'in a promise'],
  withStatus: ['带有 HTTP 状态的错误', 'An error that carries an HTTP status'],
  pages: ['页面错误', 'Errors of pages'],
  pagesText: [
    '页面的一部分无法下载，或页面在绘制时出错。',
    'A part of the page cannot be fetched, or the page fails while it is drawn.',
  ],
  chunk: ['页面资源无法加载', 'A part does not load'],
  drawing: ['绘制时出错', 'An error in drawing'],
} as const satisfies Record<string, Phrase>

// One way to provoke every kind of error that scripts can make.

/** A value of the wrong type, as in answers of other systems. */
const nothing = null as unknown as { go: () => never }

/** Each throws when called. */
const faults: Readonly<Record<string, () => unknown>> = {
  TypeError: () => nothing.go(),
  ReferenceError: () => {
    throw new ReferenceError('sample is not defined')
  },
  RangeError: () => 'x'.repeat(-1),
  SyntaxError: () => JSON.parse('{') as unknown,
  URIError: () => decodeURIComponent('%'),
  EvalError: () => {
    throw new EvalError('eval is not allowed here')
  },
  InternalError: () => {
    throw Object.assign(new Error('too much recursion'), { name: 'InternalError' })
  },
  Error: () => {
    throw new Error('an error of our own')
  },
}

const codes = [401, 403, 404, 418, 500, 503]

export function CodeBug() {
  return (
    <>
      <PageHead title={words.title} text={words.text} back={paths.gallery} />
      <div className="stack fit gap-16 above-16">
        <Answers />
        <Scripts />
        <Pages />
      </div>
    </>
  )
}

function Group({ title, text, children }: { title: Wording; text: Wording; children: ReactNode }) {
  const t = useTranslate()
  return (
    <Section title={title}>
      <p className={`below-12 quiet ${styles['text']}`}>{t(text)}</p>
      <div className="row wrap gap-8">{children}</div>
    </Section>
  )
}

function Answers() {
  const t = useTranslate()
  // Not caught here, because the button displays thrown errors.
  const ask = (query: { code?: number; msg?: string; shape?: 'bad'; delay?: number }) => call(demoStatus, { query })
  return (
    <Group title={words.answers} text={words.answersText}>
      {codes.map((code) => (
        <Action key={code} label={`HTTP ${code}`} onPress={() => ask({ code })} />
      ))}
      {[500, 418].map((code) => (
        <Action
          key={code}
          label={`HTTP ${code} ${t(words.withMessage)}`}
          onPress={() => ask({ code, msg: t(words.message) })}
        />
      ))}
      <Action label={words.unreadable} onPress={() => ask({ shape: 'bad' })} />
      <Action label={words.silence} onPress={() => ask({ delay: 12_000 })} />
    </Group>
  )
}

function Scripts() {
  const t = useTranslate()
  return (
    <Group title={words.scripts} text={words.scriptsText}>
      {Object.entries(faults).map(([name, fail]) => (
        <Action key={name} label={`${name} ${t(words.callback)}`} onPress={() => void window.setTimeout(fail)} />
      ))}
      {Object.entries(faults).map(([name, fail]) => (
        <Action
          key={name}
          label={`${name} ${t(words.promise)}`}
          onPress={() => {
            void Promise.resolve().then(fail)
          }}
        />
      ))}
      <Action
        label={words.withStatus}
        onPress={() => {
          void Promise.reject(new Failure(500, words.message))
        }}
      />
    </Group>
  )
}

const Broken = (): ReactNode => {
  throw new Error('This part cannot be drawn')
}

function Pages() {
  const [broken, setBroken] = useState(false)
  return (
    <Group title={words.pages} text={words.pagesText}>
      <Action
        label={words.chunk}
        onPress={() => void Promise.reject(new TypeError('Failed to fetch dynamically imported module'))}
      />
      <Action label={words.drawing} onPress={() => setBroken(true)} />
      {broken && <Broken />}
    </Group>
  )
}
