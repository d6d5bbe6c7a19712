// The order of the results on a telephone, where there are no column heads to click.
import { useSay } from '../../../api/language.ts'
import { inputClass } from '../../../kit/plain/action/Field.tsx'
import type { Question } from '../question.ts'
import { words } from '../words.ts'

const choices = [
  ['issueDate.descending', words.newest],
  ['issueDate.ascending', words.oldest],
  ['certificateNo.ascending', words.byNumber],
  ['manufacturerName.ascending', words.byManufacturer],
] as const

export const SortChoice = ({ question, onAsk }: { question: Question; onAsk: (change: Partial<Question>) => void }) => {
  const say = useSay()
  return (
    <select
      className={inputClass}
      aria-label={say(words.sort)}
      value={`${question.prop}.${question.order}`}
      onChange={(event) => {
        const [prop, order] = event.target.value.split('.') as [Question['prop'], Question['order']]
        onAsk({ prop, order })
      }}
    >
      {choices.map(([value, phrase]) => (
        <option key={value} value={value}>
          {say(phrase)}
        </option>
      ))}
    </select>
  )
}
