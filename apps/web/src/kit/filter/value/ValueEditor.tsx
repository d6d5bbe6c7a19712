// The input of a condition's value, by the type of its field.
import { Input, Select, Switch } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { choosesWord } from '../../input/find/choosesWord.ts'
import type { FilterField } from '../field.ts'
import type { ValueEditorProps } from './editorProps.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import { TimeEditor } from './TimeEditor.tsx'
import { filterWords as words } from '../words.ts'

export function ValueEditor({
  field,
  operator,
  label,
  value,
  onChange,
  onEnter,
}: Omit<ValueEditorProps, 'field'> & { field: FilterField | undefined; onEnter: () => void }) {
  const t = useTranslate()
  if (!field) return <Input disabled aria-label={t(label)} placeholder={t(words.chooseFieldFirst)} />
  switch (field.type) {
    case 'text':
      return (
        <Input
          allowClear
          aria-label={t(label)}
          maxLength={200}
          placeholder={t(field.placeholder ?? words.typeValue)}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
          onPressEnter={(event) => {
            if (choosesWord(event.nativeEvent)) return
            // The drawer closes at once; the key must not press the button that gets the focus then.
            event.preventDefault()
            onEnter()
          }}
        />
      )
    case 'select':
      return <OptionsEditor {...{ field, operator, label, value, onChange }} />
    case 'switch':
      return <Switch aria-label={t(label)} checked={value === '1'} onChange={(on) => onChange(on ? '1' : '0')} />
    case 'tags':
      return (
        <Select<string[]>
          mode="tags"
          open={false}
          suffixIcon={null}
          className="full-width"
          aria-label={t(label)}
          placeholder={t(field.placeholder ?? words.tags)}
          tokenSeparators={[',', '，']}
          value={Array.isArray(value) ? [...(value as readonly string[])] : []}
          onChange={(next) => onChange(next.map((tag) => tag.trim()).filter(Boolean))}
        />
      )
    default:
      return <TimeEditor {...{ field, operator, label, value, onChange }} />
  }
}
