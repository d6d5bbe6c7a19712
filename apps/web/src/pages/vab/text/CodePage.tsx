// Read-only code in every language, and a code editor.
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { CodeEdit } from '../../../showcase/code/CodeEdit.tsx'
import { CodeView } from '../../../kit/code/CodeView.tsx'
import type { CodeLanguage } from '../../../kit/code/languages.ts'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { code, long } from './samples.ts'
import { words } from './words.ts'

export function CodePage() {
  const t = useTranslate()
  const [language, setLanguage] = useState<CodeLanguage>('ts')
  const [config, setConfig] = useState<string>(code.json)
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/codeeditor')}>
      <Example title={words.reading} text={words.readingText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Tabs
            label={words.language}
            value={language}
            options={(Object.keys(code) as CodeLanguage[]).map((value) => ({ value, label: value }))}
            onChange={setLanguage}
          />
        </div>
        <CodeView label={`${t(words.reading)} ${language}`} language={language} code={code[language]} />
      </Example>
      <Example title={words.long} text={words.longText}>
        <div className={styles['charts']}>
          <CodeView label={words.scrolled} language="ts" code={long} maxHeight={200} />
          <CodeView label={words.wrapped} language="ts" code={long} maxHeight={200} wrap lineNumbers={false} />
        </div>
      </Example>
      <Example title={words.writing} text={words.writingText}>
        <CodeEdit json label={words.config} value={config} onChange={setConfig} />
      </Example>
    </Showcase>
  )
}
