// One item of a configured form: its label with the explanation, its input, and below it the hint or the error.
import { QuestionCircleOutlined } from '@ant-design/icons-svg'
import { titled, type Wording } from '@register/contract/phrase'
import { Tooltip } from 'antd'
import { useMemo, type ComponentType } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { Glyph } from '../../kit/action/Glyph.tsx'
import { StatusTag } from '../../kit/display/StatusTag.tsx'
import { reasonOf } from '../../kit/feedback/useFeedback.tsx'
import { feedbackWords } from '../../kit/feedback/words.ts'
import type { FieldPlace } from '../../kit/values/useForm.ts'
import { isGroup } from './components.ts'
import styles from './config.module.css'
import type { Choice, ConfigInputProps } from './configInput.ts'
import type { ConfigOption, Text } from './formConfig.ts'
import type { ItemState } from './useConditions.ts'
import type { RemoteState } from './useRemoteChoices.ts'
import { useText } from './useText.ts'
import { configWords as words, notFoundOf } from './words.ts'

export interface ConfigFieldProps extends FieldPlace {
  state: ItemState
  value: unknown
  onChange: (value: unknown) => void
  /** Called when the field was left. */
  onLeave: () => void
  error: Wording | undefined
  remote: RemoteState | undefined
  /** The component that draws it; undefined for an unknown component. */
  input: ComponentType<ConfigInputProps> | undefined
}

function choicesOf(items: readonly ConfigOption[], text: (text: Text) => string): Choice[] {
  return items.map(({ label, value, children, ...rest }) => ({
    ...rest,
    value: value ?? text(label),
    label: text(label),
    ...(children && { children: choicesOf(children, text) }),
  }))
}

export function ConfigField(props: ConfigFieldProps) {
  const { id, ref, state, value, onChange, onLeave, error, remote, input: Input } = props
  const { item, required, problems } = state
  const t = useTranslate()
  const text = useText()
  const { component, label = '', tips, message, options = {} } = item
  const items = remote?.items ?? options.items
  const choices = useMemo(() => choicesOf(items ?? [], text), [items, text])
  const about = [message !== undefined && `${id}-message`, error && `${id}-wrong`].filter(Boolean).join(' ')
  const name = text(label)
  const given: ConfigInputProps = {
    id,
    label: name,
    value,
    onChange,
    required,
    invalid: error !== undefined,
    describedBy: about || undefined,
    disabled: options.disabled ?? remote?.loading ?? false,
    placeholder: options.placeholder === undefined ? undefined : text(options.placeholder),
    options,
    choices,
    item,
  }
  return (
    <div
      className={`stack fit gap-4 ${styles['field']}`}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      <div className={`row gap-2 align-center ${styles['label']}`}>
        {name && (isGroup(item) ? <span>{name}</span> : <label htmlFor={id}>{name}</label>)}
        {required && (
          <span aria-hidden className="bad">
            *
          </span>
        )}
        {tips !== undefined && (
          <Tooltip title={text(tips)} trigger={['hover', 'focus', 'click']}>
            <button
              type="button"
              className={`place-center quiet bare ${styles['tips']}`}
              aria-label={`${name} ${t(titled(words.tips, text(tips)))}`}
            >
              <Glyph of={QuestionCircleOutlined} />
            </button>
          </Tooltip>
        )}
      </div>
      <div ref={ref} className={styles['input']}>
        {problems.map((problem) => (
          <p key={problem[0]} role="alert" className="above-4 bad small">
            {t(problem)}
          </p>
        ))}
        {!Input ? (
          <StatusTag tone="bad" label={notFoundOf(component)} />
        ) : remote?.error ? (
          <div role="alert" className={`row wrap gap-4-12 align-center bad ${styles['failed']}`}>
            <span>{t(reasonOf(remote.error))}</span>
            <Action small icon="reload" label={feedbackWords.retry} onPress={remote.again} />
          </div>
        ) : (
          <Input {...given} />
        )}
        {message !== undefined && (
          <p id={`${id}-message`} className="above-4 quiet small">
            {text(message)}
          </p>
        )}
        {error && (
          <p id={`${id}-wrong`} role="alert" className="above-4 bad small">
            {t(error)}
          </p>
        )}
      </div>
    </div>
  )
}
