// A form made from a configuration: items, remote choices, conditions and rules; it is sent only without errors.
import type { Wording } from '@register/contract/phrase'
import { useImperativeHandle, type CSSProperties, type ReactNode, type Ref } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Action } from '../../kit/action/Action.tsx'
import { EmptyState } from '../../kit/state/EmptyState.tsx'
import { Loading } from '../../kit/state/Loading.tsx'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { Title } from '../../kit/layout/Title.tsx'
import type { FormError } from '../../kit/values/formState.ts'
import { useFormOver } from '../../kit/values/useForm.ts'
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
  /** Shows the errors and moves to the first one; returns whether there are none. */
  validate: () => boolean
  /** Scrolls to an item by its name. */
  scrollToField: (name: string) => void
  /** Resets every value to the configured start; no error is shown any more. */
  reset: () => void
}

export interface ConfigFormProps extends ConfigTools {
  ref?: Ref<ConfigFormHandle>
  config: FormConfig
  /** Names the form for assistive technology. */
  label: Wording
  value: FormValues
  onChange: (value: FormValues) => void
  loading?: boolean
  /** Called with values without errors. A failure that names items is shown at them. */
  onSubmit?: (value: FormValues) => unknown
  /** Draws buttons in place of the single button 提交. */
  submit?: (send: () => Promise<void>) => ReactNode
  /** A developer's own components by name, and those loaded late: `tableselect`, `editor`. */
  extra?: ConfigComponents
}

const none: ConfigComponents = {}
/** React's types of styles do not know the custom properties that hold sizes for the style sheet. */
const sized = (sizes: Readonly<Record<`--${string}`, string | number>>) => sizes as CSSProperties

/** The error of an item; a hidden item has none. */
function errorOf({ item, key, required, hidden }: ItemState, values: FormValues): FormError | undefined {
  const phrase = hidden ? undefined : checkItem(item, values, required)
  return phrase && { path: key, phrase, when: 'left' }
}

export function ConfigForm(props: ConfigFormProps) {
  const { ref, config, label, value, onChange, loading, onSubmit, submit, extra = none, images } = props
  const t = useTranslate()
  const text = useText()
  const { failed } = useFeedback()
  const values = { ...startValues(config), ...value }
  const states = useConditions(config, values)
  const { ready, stateOf } = useRemoteChoices(config)
  const form = useFormOver<FormValues>({
    values,
    change: (by) => onChange(by(values)),
    errors: states.flatMap((state) => errorOf(state, values) ?? []),
  })
  useImperativeHandle(ref, () => ({
    validate: () => form.validate(),
    reset: () => form.reset(startValues(config)),
    scrollToField: (name) => form.goTo(name),
  }))

  async function send() {
    if (!form.validate()) return
    try {
      await onSubmit?.(values)
    } catch (error) {
      // The keys of a failure are the names of items.
      form.showServerErrors(error)
      failed(error)
    }
  }

  if (loading || !ready) return <Loading lines={Math.min(8, config.formItems.length + 1)} />
  if (config.formItems.length === 0) return <EmptyState text={words.noItems} icon="form" />
  const { labelWidth, labelPosition = labelWidth === undefined ? 'top' : 'right' } = config
  return (
    <FormTools value={{ images }}>
      <form
        noValidate
        aria-label={t(label)}
        className="may-narrow"
        data-labels={labelPosition}
        style={sized({ '--label-width': typeof labelWidth === 'number' ? `${labelWidth}px` : (labelWidth ?? 'auto') })}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className={`row wrap ${styles['items']}`}>
          {states.map((state) => {
            const { item, key, hidden } = state
            if (hidden) return null
            const wrong = form.errorAt(key)
            return (
              <div key={key} className={styles['item']} style={sized({ '--span': item.span ?? 24 })}>
                {item.component === 'title' ? (
                  <Title title={text(item.label ?? '')} />
                ) : (
                  <ConfigField
                    {...form.register(key)}
                    state={state}
                    value={readItem(item, values)}
                    error={wrong}
                    remote={stateOf(item)}
                    input={componentOf(item.component, extra)}
                    onLeave={() => form.onBlur(key)}
                    onChange={(next) => form.setValues([key], (before) => writeItem(item, before, next))}
                  />
                )}
              </div>
            )
          })}
        </div>
        {/* A hidden submit button, so that Enter sends the form. */}
        {onSubmit && <input type="submit" hidden value={t(words.submit)} />}
        <div className={`row wrap gap-8 ${styles['foot']}`}>
          {submit ? submit(send) : onSubmit && <Action kind="primary" label={words.submit} onPress={send} />}
        </div>
      </form>
    </FormTools>
  )
}
