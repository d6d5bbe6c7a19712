// rate: stars as radio buttons of the browser, so that arrow keys move through them and screen readers announce each number.
import { StarFilled } from '@ant-design/icons-svg'
import { useTranslate } from '../../../api/language.ts'
import { Glyph } from '../../../kit/action/Glyph.tsx'
import type { ConfigInputProps } from '../configInput.ts'
import styles from '../config.module.css'
import { starsOf } from '../words.ts'

export function RateInput({ id, label, value, onChange, options, disabled, describedBy }: ConfigInputProps) {
  const t = useTranslate()
  const { max = 5, half = false } = options
  const step = half ? 0.5 : 1
  const chosen = typeof value === 'number' ? value : 0
  const steps = Array.from({ length: max / step }, (_, at) => (at + 1) * step)
  return (
    <div
      id={id}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className="row wrap gap-8-12 align-center"
    >
      <div className={styles['stars']} data-half={half}>
        {steps.map((stars) => (
          <label
            className="anchor pressable"
            key={stars}
            data-on={stars <= chosen}
            data-right={half && Number.isInteger(stars)}
          >
            <input
              type="radio"
              className="unseen"
              name={id}
              value={stars}
              disabled={disabled}
              checked={stars === chosen}
              onChange={() => onChange(stars)}
              // A second click on the same star clears it.
              onClick={() => stars === chosen && onChange(0)}
            />
            <Glyph of={StarFilled} />
            <span className="unseen">{t(starsOf(stars, max))}</span>
          </label>
        ))}
      </div>
      <span aria-hidden className="quiet tabular">
        {chosen > 0 ? `${chosen} / ${max}` : '—'}
      </span>
    </div>
  )
}
