// The columns of the configuration: a key with its purpose, its value, and whether that is the default.
import type { ConfigRow } from '@register/contract/system/config/config'
import { configClasses } from '@register/contract/system/config/key'
import { keyOfRow } from '@register/contract/system/config/keys'
import { configText } from '@register/contract/system/config/valueFields'
import { useMemo } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { statusColumn, textColumn, type Column } from '../../../kit/table/column.tsx'
import styles from './config.module.css'
import { words } from './words.ts'

export function useConfigColumns(): Column<ConfigRow>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      {
        ...textColumn<ConfigRow>({
          key: 'labelZh',
          title: words.name,
          width: 430,
          text: (row) => t([row.labelZh, row.labelEn]),
        }),
        narrow: 'head' as const,
        draw: (row) => {
          const hint = t([row.hintZh, row.hintEn])
          return (
            <span className={`stack may-narrow ${styles['named']}`}>
              <strong>{t([row.labelZh, row.labelEn])}</strong>
              {hint && (
                <small className="quiet regular" title={hint}>
                  {hint}
                </small>
              )}
            </span>
          )
        },
      },
      {
        ...textColumn<ConfigRow>({
          key: 'value',
          title: words.value,
          width: 240,
          text: (row) => t(configText(keyOfRow(row), row.value)),
        }),
        draw: (row) => <ValueShown row={row} />,
      },
      textColumn<ConfigRow>({
        key: 'default',
        title: words.defaults,
        width: 200,
        text: (row) => (row.builtIn ? t(configText(keyOfRow(row), row.default)) : null),
      }),
      statusColumn<ConfigRow>({
        key: 'changed',
        title: words.changed,
        width: 132,
        sortable: true,
        status: (row) =>
          row.changed ? { tone: 'draft', label: words.changed } : { tone: 'quiet', label: words.atDefault },
      }),
      textColumn<ConfigRow>({
        key: 'class',
        title: words.class,
        width: 150,
        under: 'changed',
        sortable: true,
        text: (row) => t(configClasses[row.class]),
      }),
      textColumn<ConfigRow>({
        key: 'key',
        title: words.key,
        width: 170,
        sortable: true,
        hidden: true,
        text: ({ key }) => key,
      }),
    ],
    [t],
  )
}

/** A value as it is displayed: a colour with its code, a small picture. */
export function ValueShown({ row, value = row.value }: { row: ConfigRow; value?: ConfigRow['value'] }) {
  const t = useTranslate()
  const key = keyOfRow(row)
  const text = t(configText(key, value))
  if (key.type === 'yesNo') return <StatusTag tone={value === true ? 'good' : 'quiet'} label={text} />
  if (key.type === 'picture' && value === row.value && row.url)
    return <img src={row.url} alt={text} className={styles['logo']} />
  return (
    <span className={`row gap-8 align-center may-narrow ${styles['shown']}`} title={text}>
      {key.type === 'colour' && <span className={styles['swatch']} style={{ backgroundColor: text }} />}
      <span>{text}</span>
    </span>
  )
}
