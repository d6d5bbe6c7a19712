// A button that makes the present columns of a table the default for everyone without a setting of their own: it asks first, and says whom it affects.
import { useSay } from '../../../api/language.ts'
import { useMakeDefault } from '../../../api/setting/makeDefault.ts'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import { Action } from '../../action/Action.tsx'
import { useFeedback } from '../../feedback/useFeedback.tsx'
import type { Column } from '../columns.ts'
import styles from './setting.module.css'
import type { TableSetting } from './useTableSetting.ts'
import { forAllAsk, reaches, settingWords as words } from './words.ts'

interface DefaultActProps<Row> {
  name: TableName
  columns: readonly Column<Row>[]
  setting: TableSetting<Row>
  disabled: boolean
}

export function DefaultAct<Row>({ name, columns, setting, disabled }: DefaultActProps<Row>) {
  const say = useSay()
  const { ask, done, notify } = useFeedback()
  const { may, standing, make } = useMakeDefault(name)
  if (!may) return null
  async function press() {
    const now = await standing()
    if (!now) return notify('warn', words.newerDefault, [words.newerDefaultText])
    const agreed = await ask({
      title: say(forAllAsk(now.title)),
      text: reaches(now.own, now.by).map((line) => <p key={line[1]}>{say(line)}</p>),
      yes: say(words.forAll),
    })
    if (!agreed) return undefined
    const titles = new Map(columns.map(({ key, title }) => [key, title]))
    await make(
      now.rev,
      setting.settings.map(({ prop, hide, width, sortable, fixed }) => ({
        prop,
        title: titles.get(prop) ?? ([prop, prop] as const),
        hide,
        width,
        sortable,
        fixed,
      })),
    )
    setting.adopted()
    return done(words.madeDefault)
  }
  return (
    <span className={styles['forAll']}>
      <Action kind="link" label={say(words.forAll)} disabled={disabled} onPress={press} />
    </span>
  )
}
