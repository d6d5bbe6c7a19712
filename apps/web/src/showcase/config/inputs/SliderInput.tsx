// slider: a number, or a range of two, on a line with marks.
import { Slider } from 'antd'
import type { ConfigInputProps } from '../configInput.ts'
import styles from '../config.module.css'
import { useText } from '../useText.ts'

export function SliderInput({ id, label, value, onChange, options, disabled }: ConfigInputProps) {
  const text = useText()
  const { min = 0, max = 100, step = 1, range, marks = {} } = options
  const said = Object.fromEntries(Object.entries(marks).map(([at, mark]) => [at, text(mark)]))
  const all = { min, max, step, marks: said, disabled, className: styles['slider'] ?? '' }
  return (
    <div id={id} role="group" aria-label={label}>
      {range ? (
        <Slider
          {...all}
          range
          ariaLabelForHandle={[`${label} ${min}–`, `${label} –${max}`]}
          value={Array.isArray(value) ? (value as number[]) : [min, max]}
          onChange={onChange}
        />
      ) : (
        <Slider
          {...all}
          ariaLabelForHandle={label}
          value={typeof value === 'number' ? value : min}
          onChange={onChange}
        />
      )}
    </div>
  )
}
