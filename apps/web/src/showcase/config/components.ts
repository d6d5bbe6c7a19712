// The built-in components of configured forms, by the names that configurations use. Specification section 3.
import type { ComponentType } from 'react'
import { EditorInput } from './pieces/EditorInput.tsx'
import type { ConfigInputProps } from './configInput.ts'
import type { ConfigItem } from './formConfig.ts'
import { CascadeInput } from './inputs/CascadeInput.tsx'
import { ColorInput } from './inputs/ColorInput.tsx'
import { DateInput } from './inputs/DateInput.tsx'
import { NumberInput } from './inputs/NumberInput.tsx'
import { RadioInput } from './inputs/RadioInput.tsx'
import { RateInput } from './inputs/RateInput.tsx'
import { SelectInput } from './inputs/SelectInput.tsx'
import { SliderInput } from './inputs/SliderInput.tsx'
import { SwitchInput } from './inputs/SwitchInput.tsx'
import { TableSelectInput } from './pieces/TableSelectInput.tsx'
import { TextInput } from './inputs/TextInput.tsx'
import { TickGroup } from './inputs/TickGroup.tsx'
import { Ticks } from './inputs/Ticks.tsx'
import { UploadInput } from './inputs/UploadInput.tsx'

export type ConfigComponents = Readonly<Record<string, ComponentType<ConfigInputProps>>>

/** The form itself draws `title`; the editor's chunk is loaded when one is drawn. */
export const builtIn: ConfigComponents = {
  input: TextInput,
  checkbox: Ticks,
  checkboxGroup: TickGroup,
  upload: UploadInput,
  switch: SwitchInput,
  select: SelectInput,
  cascader: CascadeInput,
  date: DateInput,
  number: NumberInput,
  radio: RadioInput,
  color: ColorInput,
  rate: RateInput,
  slider: SliderInput,
  tableselect: TableSelectInput,
  editor: EditorInput,
}

/** Components with several controls, whose label therefore names a group and not a single input. */
export const isGroup = ({ component, options }: ConfigItem): boolean =>
  ['checkbox', 'checkboxGroup', 'radio', 'rate', 'slider', 'upload'].includes(component) ||
  (component === 'date' && options?.type?.endsWith('range') === true)

export const componentOf = (name: string, extra: ConfigComponents): ComponentType<ConfigInputProps> | undefined =>
  Object.hasOwn(extra, name) ? extra[name] : Object.hasOwn(builtIn, name) ? builtIn[name] : undefined
