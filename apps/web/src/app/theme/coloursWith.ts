// The colours of day or night with another theme colour, adjusted until it is legible.
import type { Colours } from './colours.ts'
import { contrast, darker, isColour, legible, lighter, tint } from './shades.ts'

const ink = { dark: '#06122b', light: '#ffffff' }

/** `chosen` is a hex colour; anything else, such as an empty text, leaves the colours as they are. */
export function coloursWith(base: Colours, chosen: string): Colours {
  if (!isColour(chosen)) return base
  const night = contrast(base.surface, ink.light) > contrast(base.surface, ink.dark)
  const primaryGround = tint(chosen, base.surface, night ? 0.16 : 0.08)
  const grounds = [base.surface, base.surface2, base.ground, primaryGround]
  const primary = legible(chosen, grounds)
  const primaryStrong = legible(night ? lighter(primary, 3) : darker(primary, 3), grounds)
  return { ...base, primary, primaryStrong, primaryGround, onPrimary: night ? ink.dark : ink.light }
}
