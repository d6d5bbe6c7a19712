// Draws one shape of the icon library as decoration next to a word. The library's own components look for their style sheet with every icon.
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/lib/types'

export interface GlyphProps {
  of: IconDefinition
  className?: string | undefined
}

export function Glyph({ of: { icon }, className }: GlyphProps) {
  // Only two-coloured icons are drawn by a function, and we use none of them.
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

/** Keeps the space of a shape that has not been fetched yet. */
export const NoGlyph = () => (
  <span aria-hidden className="anticon">
    <svg width="1em" height="1em" />
  </span>
)

const fillRule = (attrs: AbstractNode['attrs']) => (attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined)
