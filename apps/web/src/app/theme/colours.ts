// The colours of tokens.css as values, because the component library computes with them; a test compares the two.
import { defaultColour } from '../../api/defaultColour.ts'

export interface Colours {
  text: string
  text2: string
  ground: string
  surface: string
  surface2: string
  line: string
  lineStrong: string
  /** The border of a control at rest. */
  control: string
  /** The placeholder of an empty box. */
  hint: string
  primary: string
  primaryStrong: string
  onPrimary: string
  primaryGround: string
  good: string
  goodGround: string
  warn: string
  warnGround: string
  bad: string
  badGround: string
}

export const light: Colours = {
  text: '#1f2329',
  text2: '#565c66',
  ground: '#f5f6f8',
  surface: '#ffffff',
  surface2: '#f9fafb',
  line: '#e2e5ea',
  lineStrong: '#838a95',
  control: '#c6ccd5',
  hint: '#676e79',
  primary: defaultColour,
  primaryStrong: '#003eb3',
  onPrimary: '#ffffff',
  primaryGround: '#edf3ff',
  good: '#237804',
  goodGround: '#f1f9ec',
  warn: '#874d00',
  warnGround: '#fffbe6',
  bad: '#cf1322',
  badGround: '#fff1f0',
}

export const night: Colours = {
  text: '#e6e9ee',
  text2: '#a9b1bd',
  ground: '#0f1217',
  surface: '#181c22',
  surface2: '#1e232b',
  line: '#2e343e',
  lineStrong: '#747d8b',
  control: '#434b57',
  hint: '#8e98a6',
  primary: '#5b9bff',
  primaryStrong: '#8bb8ff',
  onPrimary: '#06122b',
  primaryGround: '#16233b',
  good: '#7ccf5f',
  goodGround: '#16261a',
  warn: '#f0b849',
  warnGround: '#2b2411',
  bad: '#ff8078',
  badGround: '#331a1c',
}
