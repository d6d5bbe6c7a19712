// cascader: chooses a path through a tree, level by level, or by typing.
import { Cascader } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { basics, type Choice, type ConfigInputProps } from '../configInput.ts'
import { configWords as words } from '../words.ts'

interface Node {
  value: string
  label: string
  disabled: boolean
  children?: Node[] | undefined
}

const nodesOf = (choices: readonly Choice[]): Node[] =>
  choices.map(({ value, label, disabled, children }) => ({
    value: String(value),
    label,
    disabled: disabled ?? false,
    ...(children && { children: nodesOf(children) }),
  }))

export function CascadeInput(props: ConfigInputProps) {
  const t = useTranslate()
  const { value, onChange, choices, placeholder, options } = props
  const all = {
    ...basics(props),
    className: 'full-width',
    placeholder: placeholder ?? t(words.choose),
    allowClear: options.clearable ?? true,
    showSearch: options.filterable !== false,
    options: nodesOf(choices),
  }
  if (options.multiple)
    return <Cascader {...all} multiple value={Array.isArray(value) ? (value as string[][]) : []} onChange={onChange} />
  return (
    <Cascader
      {...all}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(way) => onChange(way ?? null)}
    />
  )
}
