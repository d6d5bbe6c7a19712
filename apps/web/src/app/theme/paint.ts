// Writes the theme colour and its steps onto the page, over the defaults in tokens.css.
import { onLook } from '../../api/theme.ts'
import { light, night as dark } from './colours.ts'
import { coloursWith } from './coloursWith.ts'
import { darker, isColour, lighter } from './shades.ts'

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9]

onLook((night, chosen) => {
  const { style } = document.documentElement
  const base = night ? dark : light
  const colours = coloursWith(base, chosen)
  const own = {
    '--primary': colours.primary,
    '--primary-strong': colours.primaryStrong,
    '--primary-ground': colours.primaryGround,
    '--on-primary': colours.onPrimary,
    '--focus': colours.primary,
  }
  for (const [name, value] of Object.entries(own))
    if (isColour(chosen)) style.setProperty(name, value)
    else style.removeProperty(name)
  // The steps start from the colour as chosen, for charts and grounds, which carry no text.
  const from = isColour(chosen) ? chosen : base.primary
  for (const step of steps) {
    style.setProperty(`--primary-light-${step}`, lighter(from, step))
    style.setProperty(`--primary-dark-${step}`, darker(from, step))
  }
})
