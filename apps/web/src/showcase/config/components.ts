// The built-in components of configured forms, by the names that configurations use (docs/rules/office.md#configured-forms).
import type { ComponentType } from 'react'
import { late } from '../../kit/plain/late.tsx'
import type { ConfigInputProps } from './configInput.ts'
import type { ConfigItem } from './formConfig.ts'
import { CascadeInput } from './inputs/CascadeInput.tsx'
import { ColorInput } from './inputs/ColorInput.tsx'
import { NumberInput } from './inputs/NumberInput.tsx'
import { RadioInput } from './inputs/RadioInput.tsx'
import { RateInput } from './inputs/RateInput.tsx'
import { SelectInput } from './inputs/SelectInput.tsx'
import { SwitchInput } from './inputs/SwitchInput.tsx'
import { TextInput } from './inputs/TextInput.tsx'
import { TickGroup } from './inputs/TickGroup.tsx'
import { Ticks } from './inputs/Ticks.tsx'

export type ConfigComponents = Readonly<Record<string, ComponentType<ConfigInputProps>>>

/** The form itself draws `title`; what brings much along is loaded when one is drawn. */
export const builtIn: ConfigComponents = {
  input: TextInput,
  checkbox: Ticks,
  checkboxGroup: TickGroup,
  upload: late(async () => (await import('./inputs/UploadInput.tsx')).UploadInput),
  switch: SwitchInput,
  select: SelectInput,
  cascader: CascadeInput,
  date: late(async () => (await import('./inputs/DateInput.tsx')).DateInput),
  number: NumberInput,
  radio: RadioInput,
  color: ColorInput,
  rate: RateInput,
  slider: late(async () => (await import('./inputs/SliderInput.tsx')).SliderInput),
  tableselect: late(async () => (await import('./pieces/TableSelectInput.tsx')).TableSelectInput),
  editor: late(async () => (await import('./pieces/EditorInput.tsx')).EditorInput),
}

/** Components with several controls, whose label therefore names a group and not a single input. */
export const isGroup = ({ component, options }: ConfigItem): boolean =>
  ['checkbox', 'checkboxGroup', 'radio', 'rate', 'slider', 'upload'].includes(component) ||
  (component === 'date' && options?.type?.endsWith('range') === true)

export const componentOf = (name: string, extra: ConfigComponents): ComponentType<ConfigInputProps> | undefined =>
  Object.hasOwn(extra, name) ? extra[name] : Object.hasOwn(builtIn, name) ? builtIn[name] : undefined
