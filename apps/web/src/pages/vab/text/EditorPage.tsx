// The editor of formatted text in all its uses.
import { Failure } from '@register/contract/errors'
import { useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ConfigForm } from '../../../showcase/config/ConfigForm.tsx'
import type { FormConfig, FormValues } from '../../../showcase/config/formConfig.ts'
import { Editor } from '../../../kit/editor/Editor.tsx'
import { EditorInput } from '../../../showcase/config/pieces/EditorInput.tsx'
import { SafeHtml } from '../../../kit/plain/text/SafeHtml.tsx'
import { pieceOf } from '../piece.ts'
import { displayPieces } from '../displayPieces.ts'
import { Example } from '../Example.tsx'
import { Outcome } from '../Outcome.tsx'
import { Showcase } from '../Showcase.tsx'
import styles from '../vab.module.css'
import { notice } from './samples.ts'
import { words } from './words.ts'

const form: FormConfig = {
  labelPosition: 'top',
  formItems: [
    { component: 'input', name: 'title', label: words.title, options: { maxlength: 40, clearable: false } },
    {
      component: 'editor',
      name: 'text',
      label: words.content,
      rules: [{ required: true, message: words.needed }],
      options: { maxlength: 500 },
    },
  ],
}

export function EditorPage() {
  const t = useTranslate()
  const [html, setHtml] = useState(notice)
  return (
    <Showcase piece={pieceOf(displayPieces, 'vab/editor')}>
      <Example title={words.basic} text={words.basicText}>
        <div className={`row wrap gap-12 below-12 ${styles['row']}`}>
          <Action label={words.fill} onPress={() => setHtml(notice)} />
          <Action label={words.empty} onPress={() => setHtml('')} />
        </div>
        <Editor label={words.content} value={html} onChange={setHtml} />
        <Outcome value={html} />
        <h3>{t(words.shown)}</h3>
        <SafeHtml html={html} />
      </Example>
      <Pictures />
      <Limited />
      <Example title={words.disabled} text={words.disabledText}>
        <div className={styles['charts']}>
          <Editor disabled height={240} label={words.disabled} value={notice} onChange={() => undefined} />
          <Wrong />
        </div>
      </Example>
      <InForm />
    </Showcase>
  )
}

const mostBytes = 20_000
const asAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    if (file.size > mostBytes) return reject(new Failure(400, words.tooLarge))
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Failure(400, words.tooLarge)))
    reader.readAsDataURL(file)
  })

function Pictures() {
  const [html, setHtml] = useState('')
  return (
    <Example title={words.pictures} text={words.picturesText}>
      <Editor label={words.pictures} height={240} value={html} onChange={setHtml} uploadImage={asAddress} />
    </Example>
  )
}

function Limited() {
  const [html, setHtml] = useState('')
  return (
    <Example title={words.limit} text={words.limitText}>
      <Editor
        label={words.limit}
        height={200}
        maxLength={20}
        placeholder={words.short}
        value={html}
        onChange={setHtml}
      />
    </Example>
  )
}

function Wrong() {
  const t = useTranslate()
  const [html, setHtml] = useState('')
  return (
    <div>
      <Editor
        height={240}
        label={words.needed}
        value={html}
        onChange={setHtml}
        invalid={html === ''}
        required
        describedBy="editor-wrong"
      />
      <p id="editor-wrong" className={`above-4 bad small ${styles['wrong']}`}>
        {html === '' && t(words.needed)}
      </p>
    </div>
  )
}

function InForm() {
  const [value, setValue] = useState<FormValues>({})
  return (
    <Example title={words.form} text={words.formText}>
      <ConfigForm
        label={words.form}
        config={form}
        value={value}
        onChange={setValue}
        onSubmit={setValue}
        extra={{ editor: EditorInput }}
      />
      <Outcome value={value} />
    </Example>
  )
}
