// Chooses the parent of an entry: entries of the first two levels, without the entry itself and those below it.
import type { CatalogueRow } from '@register/contract/business/catalogue/office'
import { isPrintedCode } from '@register/contract/business/categoryCode'
import { useMemo } from 'react'
import { useSay } from '../../../api/language.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { TreeChoice } from '../../../kit/input/tree/TreeChoice.tsx'
import type { TreeOption } from '../../../kit/input/tree/treeOptions.ts'

interface ParentChoiceProps extends InputProps {
  rows: readonly CatalogueRow[] | undefined
  without?: string | undefined
}

const lowest = 2

export function ParentChoice({ rows, without, ...props }: ParentChoiceProps) {
  const say = useSay()
  const options = useMemo(() => {
    const under = (parent: string): TreeOption[] =>
      (rows ?? [])
        .filter(({ parentCode, code, level }) => parentCode === parent && code !== without && level <= lowest)
        .map(({ code, nameZh, nameEn }) => {
          const name = say([nameZh, nameEn])
          const title = isPrintedCode(code) ? `${code} ${name}` : name
          return {
            value: code,
            title,
            name: title,
            search: `${code} ${nameZh} ${nameEn}`,
            selectable: true,
            children: under(code),
          }
        })
    return under('')
  }, [rows, without, say])
  return <TreeChoice {...props} options={options} loading={rows === undefined} />
}
