// The input of a product's name or model; it offers the name of the category, and the products of the same manufacturer.
import { formerProducts, type FormerProduct } from '@register/contract/business/report/parties/former'
import { useRead } from '../../../api/query.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { Suggest } from '../../../kit/input/Suggest.tsx'
import { useCategories } from '../useCategories.ts'

/** The manufacturer and category, as far as the form has them. */
export interface ProductOf {
  categoryCode: string
  manufacturerName: string
}

interface Props extends InputProps {
  of: ProductOf
  maxLength: number
  onPick: (product: Partial<FormerProduct>) => void
}

/** What the body wrote for this manufacturer and category in former reports. */
function useFormer({ categoryCode, manufacturerName }: ProductOf): readonly FormerProduct[] {
  const asked = manufacturerName.trim()
  const { data } = useRead(
    formerProducts,
    { body: { manufacturerName: asked, categoryCode } },
    { enabled: asked.length >= 2, staleTime: 60_000 },
  )
  return asked.length >= 2 ? (data ?? []) : []
}

const holds = (text: string, typed: InputProps['value']): boolean =>
  typeof typed !== 'string' || text.toUpperCase().includes(typed.trim().toUpperCase())

export function ProductNameInput({ of, onPick, ...props }: Props) {
  const { productNameOf } = useCategories()
  const former = useFormer(of).map(({ productName }) => productName)
  const names = [productNameOf(of.categoryCode), ...former]
  const offered = [...new Set(names)].filter((name) => name !== '' && holds(name, props.value))
  return (
    <Suggest
      {...props}
      suggestions={offered.map((name) => ({ key: name, value: name }))}
      onPick={(productName) => onPick({ productName })}
    />
  )
}

export function ModelInput({ of, onPick, ...props }: Props) {
  const former = useFormer(of).filter(({ model }) => holds(model, props.value))
  return (
    <Suggest
      {...props}
      suggestions={former.map(({ productName, model, drawingNo }, at) => ({
        key: String(at),
        value: model,
        detail: [productName, drawingNo].filter(Boolean).join(' · '),
      }))}
      onPick={(key) => {
        const product = former[Number(key)]
        if (product) onPick(product)
      }}
    />
  )
}
