// The name, look and operator of the register now, with defaults where the configuration states nothing.
import type { Phrase } from '@register/contract/phrase'
import { instantOf } from '@register/contract/input/minute'
import { configKeys, type Configured } from '@register/contract/system/config/keys'
import { originsIn } from '@register/contract/system/frame/origins'
import type { Branding } from '@register/contract/system/site'

/** True of every register of invented records, no matter who runs it. */
const ofDemo = {
  operator: ['演示登记系统（不代表任何机关）', 'Demonstration register (of no authority)'],
  legalBasis: ['无，仅供演示', 'none, for demonstration only'],
} as const satisfies Record<string, Phrase>

export type AuthorityLine = Readonly<Record<'operator' | 'legalBasis', Phrase>>

/** The authority line while none is configured: the environment's, or the demonstration's. */
export function authorityLine(options: {
  demo: boolean
  operator?: Phrase | undefined
  legalBasis?: Phrase | undefined
}): AuthorityLine {
  const of = (name: keyof AuthorityLine): Phrase =>
    options[name] ?? (options.demo ? ofDemo[name] : configKeys[name].default)
  return { operator: of('operator'), legalBasis: of('legalBasis') }
}

const stated = (text: Phrase): boolean => text[0] !== ''
const either = (text: Phrase, other: Phrase): [string, string] => [...(stated(text) ? text : other)]

/** Whether the maintenance notice is displayed at this moment. */
export function maintenanceShows(
  { maintenanceText, maintenanceFrom, maintenanceUntil }: Configured,
  at: Date,
): boolean {
  if (!stated(maintenanceText)) return false
  const begun = maintenanceFrom === '' || instantOf(maintenanceFrom) <= at
  return begun && (maintenanceUntil === '' || at < instantOf(maintenanceUntil))
}

export const brandingOf = (now: Configured): Branding => ({
  name: [...now.appName],
  siteHead: either(now.siteHead, now.appName),
  officeHead: either(now.officeHead, now.appName),
  logo: now.logo && `/api/file/${now.logo}`,
  language: now.defaultLanguage,
  // The built-in colour has its own variant for night mode.
  colour: now.themeColour === configKeys.themeColour.default ? '' : now.themeColour,
  frames: originsIn(now.framedOrigins),
})
