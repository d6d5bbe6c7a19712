// A form made from a configuration: items, remote choices, conditions and rules; it sends only what is right.
import { Failure } from '@register/contract/errors'
import { useId, useImperativeHandle, useState, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useSay } from '../../api/language.ts'
import { Action } from '../action/Action.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Loading } from '../feedback/Loading.tsx'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { goToField, useFieldId } from '../form/fieldId.ts'
import { useErrors } from '../form/useErrors.ts'
import { Title } from '../layout/Title.tsx'
import { componentOf, type ConfigComponents } from './components.ts'
import styles from './config.module.css'
import { ConfigField } from './ConfigField.tsx'
import type { FormConfig, FormValues } from './formConfig.ts'
import { FormTools, type ConfigTools } from './formTools.ts'
import { useConditions, type ItemState } from './useConditions.ts'
import { useRemoteChoices } from './useRemoteChoices.ts'
import { useText } from './useText.ts'
import { checkItem, readItem, startValues, writeItem } from './values.ts'
import { configWords as words } from './words.ts'

export interface ConfigFormHandle {
  /** Shows what is wrong and goes to the first of it; says whether all is right. */
  validate: () => boolean
  /** By the item's name. */
  scrollToField: (name: string) => void
  /** Every value as the configuration begins with; nothing is wrong any more. */
  reset: () => void
}

export interface ConfigFormProps extends ConfigTools {
  ref?: Ref<ConfigFormHandle>
  config: FormConfig
  /** Names the form for assistive technology. */
  label: string
  value: FormValues
  onChange: (value: FormValues) => void
  loading?: boolean
  /** Called with a form in which nothing is wrong. A failure that names items is shown at them. */
  onSubmit?: (value: FormValues) => unknown
  /** In place of the one button 提交. */
  submit?: (send: () => Promise<void>) => ReactNode
  /** A developer's own components by name, and those loaded late: `tableselect`, `editor`. */
  extra?: ConfigComponents
}

const none: ConfigComponents = {}
/** Sizes for the style sheet, which React's types of styles do not know. */
const sized = (sizes: Readonly<Record<`--${string}`, string | number>>) => sizes as CSSProperties

export function ConfigForm(props: ConfigFormProps) {
  const { ref, config, label, value, onChange, loading, onSubmit, submit, extra = none, images } = props
  const say = useSay()
  const fieldId = useFieldId()
  const text = useText()
  const own = useId()
  const { failed } = useFeedback()
  const form = { ...startValues(config), ...value }
  const states = useConditions(config, form)
  const { ready, stateOf } = useRemoteChoices(config)
  const { errors: told, place, touch, clear } = useErrors()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [complain, setComplain] = useState(false)
  const pathOf = (key: string) => `${own}.${key}`
  const wrongWith = ({ item, required, hidden }: ItemState) => (hidden ? undefined : checkItem(item, form, required))

  function validate(): boolean {
    setComplain(true)
    const first = states.find((state) => wrongWith(state) !== undefined)
    // The messages must stand before the page moves.
    if (first) window.setTimeout(() => goToField(pathOf(first.key)))
    return first === undefined
  }
  function reset() {
    clear()
    setLeft(new Set())
    setComplain(false)
    onChange(startValues(config))
  }
  useImperativeHandle(ref, () => ({ validate, reset, scrollToField: (name) => void goToField(pathOf(name)) }))

  async function send() {
    clear()
    if (!validate()) return
    try {
      await onSubmit?.(form)
    } catch (error) {
      place(error, true)
      // The keys of a failure are the names of items; the first is brought into sight.
      const [first] = error instanceof Failure ? error.fields : []
      if (first) window.setTimeout(() => goToField(pathOf(first.field)))
      failed(error)
    }
  }

  if (loading || !ready) return <Loading lines={Math.min(8, config.formItems.length + 1)} />
  if (config.formItems.length === 0) return <EmptyState text={say(words.noItems)} icon="form" />
  const { labelWidth, labelPosition = labelWidth === undefined ? 'top' : 'right' } = config
  return (
    <FormTools value={{ images }}>
      <form
        noValidate
        aria-label={label}
        className={styles['form']}
        data-labels={labelPosition}
        style={sized({ '--label-width': typeof labelWidth === 'number' ? `${labelWidth}px` : (labelWidth ?? 'auto') })}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className={styles['items']}>
          {states.map((state) => {
            const { item, key, hidden } = state
            if (hidden) return null
            const wrong = told[key] ?? (complain || left.has(key) ? wrongWith(state) : undefined)
            return (
              <div key={key} className={styles['item']} style={sized({ '--span': item.span ?? 24 })}>
                {item.component === 'title' ? (
                  <Title title={text(item.label ?? '')} />
                ) : (
                  <ConfigField
                    id={fieldId(pathOf(key))}
                    state={state}
                    value={readItem(item, form)}
                    error={wrong && say(wrong)}
                    remote={stateOf(item)}
                    input={componentOf(item.component, extra)}
                    onLeave={() => setLeft((before) => (before.has(key) ? before : new Set(before).add(key)))}
                    onChange={(next) => {
                      touch(key)
                      onChange(writeItem(item, form, next))
                    }}
                  />
                )}
              </div>
            )
          })}
        </div>
        {/* Enter sends, as everywhere. */}
        {onSubmit && <input type="submit" hidden value={say(words.submit)} />}
        <div className={styles['foot']}>
          {submit ? submit(send) : onSubmit && <Action kind="primary" label={say(words.submit)} onPress={send} />}
        </div>
      </form>
    </FormTools>
  )
}
