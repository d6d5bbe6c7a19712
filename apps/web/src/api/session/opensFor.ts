// Whether a screen opens for a person: they need its permission, and one of its roles where it names some.
import { holds } from '@register/contract/access/held'
import type { ScreenSpec } from '@register/contract/screens/screen'

interface Reader {
  permissions: readonly string[]
  roles: readonly string[]
}

export const opensFor = ({ needs, roles }: Pick<ScreenSpec, 'needs' | 'roles'>, reader: Reader): boolean =>
  (needs === undefined || holds(reader.permissions, needs)) &&
  (roles === undefined || roles.some((key) => reader.roles.includes(key)))
