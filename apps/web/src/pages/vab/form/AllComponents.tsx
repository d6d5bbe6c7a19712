// All form components at once, next to their configuration, which can be edited.
import { useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigEditor } from '../../../showcase/config/written/ConfigEditor.tsx'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { parseConfig } from '../../../showcase/config/written/readConfig.ts'
import { startValues } from '../../../showcase/config/values.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Example } from '../Example.tsx'
import { libraryImages, oneImage } from '../libraryImages.ts'
import styles from '../vab.module.css'
import { sampleConfig } from './sampleConfig.ts'
import { words } from './words.ts'

const sample = JSON.stringify(sampleConfig, null, 2)

export function AllComponents() {
  const say = useSay()
  const { done } = useFeedback()
  const [source, setSource] = useState(sample)
  const [config, setConfig] = useState<FormConfig>(sampleConfig)
  const [value, setValue] = useState<FormValues>(() => startValues(sampleConfig))
  const { problem } = parseConfig(source)
  function write(next: string) {
    setSource(next)
    const read = parseConfig(next)
    if (read.config) setConfig(read.config)
  }
  return (
    <Example title={words.all} text={words.allText}>
      <div className={styles['beside']}>
        <ConfigForm
          label={say(words.form)}
          config={config}
          value={value}
          onChange={setValue}
          images={{ ...libraryImages, rules: oneImage }}
          onSubmit={() => done(words.submitted)}
        />
        <div className={styles['stack']}>
          <ConfigEditor label={say(words.config)} source={source} onChange={write} error={problem && say(problem)} />
          <div>
            <Action label={say(words.restore)} icon="return" onPress={() => write(sample)} />
          </div>
          <div role="group" aria-label={say(words.value)}>
            <p>{say(words.value)}</p>
            <pre className={styles['code']}>{JSON.stringify(value, null, 2)}</pre>
          </div>
        </div>
      </div>
    </Example>
  )
}
