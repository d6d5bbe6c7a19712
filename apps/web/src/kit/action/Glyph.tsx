// Draws one shape of the icon library, as decoration beside a word. Its own components look for their style sheet with every icon.
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/lib/types'

export interface GlyphProps {
  of: IconDefinition
  className?: string | undefined
}

export function Glyph({ of: { icon }, className }: GlyphProps) {
  // Only the icons in two colours are drawn by a function, and we have none of them.
  const { attrs, children = [] } = icon as AbstractNode
  return (
    // The component library places icons by this class.
    <span aria-hidden className={className ? `anticon ${className}` : 'anticon'}>
      <svg viewBox={attrs['viewBox']} width="1em" height="1em" fill="currentColor" fillRule={fillRule(attrs)}>
        {children.map(({ attrs: { d } }) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  )
}

/** The place of a shape that has not come yet. */
export const NoGlyph = () => (
  <span aria-hidden className="anticon">
    <svg width="1em" height="1em" />
  </span>
)

const fillRule = (attrs: AbstractNode['attrs']) => (attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined)
