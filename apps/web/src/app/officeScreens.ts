// The screens of the office, and its shell, all in chunks that the public site never loads.
import { open, type Screen } from './screen.ts'

/** Draws menus, tabs and top bar around an `<Outlet/>`. */
export const OfficeShell = open(() => import('./office/OfficeShell.tsx'), 'OfficeShell')

export const officeScreens: readonly Screen[] = []
