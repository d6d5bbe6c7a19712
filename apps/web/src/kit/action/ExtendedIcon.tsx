// An icon whose shape is fetched late, when it is first drawn.
import { extendedIcons } from './extendedIcons.ts'
import { Glyph } from './Glyph.tsx'
import type { ExtendedName } from './iconNames.ts'

export const ExtendedIcon = ({ name, className }: { name: ExtendedName; className?: string | undefined }) => (
  <Glyph of={extendedIcons[name]} className={className} />
)
