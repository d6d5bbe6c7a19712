// The input of a certificate number; it offers the issued codes of the body that have no report yet. Picking one fills in only the number.
import { listApplications } from '@register/contract/business/codeApply'
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { useSay } from '../../../../../api/language.ts'
import { useRead } from '../../../../../api/query.ts'
import { useMay } from '../../../../../api/session.ts'
import type { InputProps } from '../../../../../kit/input/inputProps.ts'
import { Suggest } from '../../../../../kit/input/Suggest.tsx'
import { codeOf } from '../words.ts'

export function CodeInput({ categoryCode, ...props }: InputProps & { categoryCode: string }) {
  const say = useSay()
  const may = useMay()
  const { data } = useRead(
    listApplications,
    { body: { status: 'issued', written: 'no', ...(categoryCode && { categoryCode }), pageNum: 1, pageSize: 20 } },
    { enabled: may(listApplications) && !props.disabled },
  )
  const typed = typeof props.value === 'string' ? props.value.replaceAll(/\s/g, '').toUpperCase() : ''
  const free = (data?.list ?? []).filter(({ code }) => code.includes(typed) && code !== typed)
  return (
    <Suggest
      {...props}
      maxLength={60}
      suggestions={free.map(({ code, productName, model, manufacturerName }) => ({
        key: code,
        value: code,
        detail: say(codeOf(printNo(code), [productName, model, manufacturerName].join(' · '))),
      }))}
      onPick={() => undefined}
    />
  )
}
