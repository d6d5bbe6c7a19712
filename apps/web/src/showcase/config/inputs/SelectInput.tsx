// select: one or several entries of a list, found by typing.
import { Select } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { basics, type ConfigInputProps } from '../configInput.ts'
import { configWords as words } from '../words.ts'
import type { Scalar } from '../formConfig.ts'

/** The library does not support boolean options. */
const wire = (value: Scalar): string | number => (typeof value === 'boolean' ? String(value) : value)

export function SelectInput(props: ConfigInputProps) {
  const t = useTranslate()
  const { value, onChange, choices, placeholder, options } = props
  const meant = (wired: string | number): Scalar =>
    choices.find((choice) => wire(choice.value) === wired)?.value ?? wired
  const all = {
    ...basics(props),
    className: 'full-width',
    placeholder: placeholder ?? t(words.choose),
    allowClear: options.clearable ?? true,
    showSearch: options.filterable === false ? false : { optionFilterProp: 'label' },
    options: choices.map((choice) => ({
      value: wire(choice.value),
      label: choice.label,
      disabled: choice.disabled ?? false,
    })),
  }
  if (options.multiple)
    return (
      <Select<(string | number)[]>
        {...all}
        mode="multiple"
        maxTagCount="responsive"
        value={Array.isArray(value) ? (value as Scalar[]).map(wire) : []}
        onChange={(next) => onChange(next.map(meant))}
      />
    )
  return (
    <Select<string | number | null>
      {...all}
      value={value === undefined || value === null || value === '' ? null : wire(value as Scalar)}
      onChange={(next) => onChange(next === null || next === undefined ? null : meant(next))}
    />
  )
}
