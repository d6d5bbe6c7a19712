// Provokes every kind of failure, one button each, so that the system's messages can be seen and tested.
import { demoStatus } from '@register/contract/demo/sample'
import { Failure } from '@register/contract/errors'
import { useState, type ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import * as paths from '../../../paths.ts'
import styles from '../../other/other.module.css'
import { faults } from './faults.ts'
import { words } from './words.ts'

const codes = [401, 403, 404, 418, 500, 503]

export function CodeBug() {
  const say = useSay()
  return (
    <>
      <PageHead title={say(words.title)} text={say(words.text)} back={paths.gallery} />
      <div className={styles['examples']}>
        <Answers />
        <Scripts />
        <Pages />
      </div>
    </>
  )
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <p className={styles['text']}>{text}</p>
      <div className={styles['acts']}>{children}</div>
    </Section>
  )
}

function Answers() {
  const say = useSay()
  // Not caught here, because the button displays thrown errors.
  const ask = (query: { code?: number; msg?: string; shape?: 'bad'; delay?: number }) => call(demoStatus, { query })
  return (
    <Group title={say(words.answers)} text={say(words.answersText)}>
      {codes.map((code) => (
        <Action key={code} label={`HTTP ${code}`} onPress={() => ask({ code })} />
      ))}
      {[500, 418].map((code) => (
        <Action
          key={code}
          label={`HTTP ${code} ${say(words.withMessage)}`}
          onPress={() => ask({ code, msg: say(words.message) })}
        />
      ))}
      <Action label={say(words.unreadable)} onPress={() => ask({ shape: 'bad' })} />
      <Action label={say(words.silence)} onPress={() => ask({ delay: 12_000 })} />
    </Group>
  )
}

function Scripts() {
  const say = useSay()
  return (
    <Group title={say(words.scripts)} text={say(words.scriptsText)}>
      {Object.entries(faults).map(([name, fail]) => (
        <Action key={name} label={`${name} ${say(words.callback)}`} onPress={() => void window.setTimeout(fail)} />
      ))}
      {Object.entries(faults).map(([name, fail]) => (
        <Action
          key={name}
          label={`${name} ${say(words.promise)}`}
          onPress={() => {
            void Promise.resolve().then(fail)
          }}
        />
      ))}
      <Action
        label={say(words.withStatus)}
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
  const say = useSay()
  const [broken, setBroken] = useState(false)
  return (
    <Group title={say(words.pages)} text={say(words.pagesText)}>
      <Action
        label={say(words.chunk)}
        onPress={() => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))}
      />
      <Action label={say(words.drawing)} onPress={() => setBroken(true)} />
      {broken && <Broken />}
    </Group>
  )
}
