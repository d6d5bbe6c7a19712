// Gives every register what it needs before anyone signs in: catalogue, roles, menus, dictionaries, configuration keys, groups of files, tables. A start
// adds what this register was never given, and gives nothing a second time.
import type { Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'
import { addMissingNames } from '../src/features/business/report/service.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedConfig } from './configuration/seedConfig.ts'
import { seedFileGroups } from './fileGroups.ts'
import { lockSeeds } from './once.ts'
import { seedDictionaries } from './seedDictionaries.ts'
import { seedMenus } from './seedMenus.ts'
import { seedRoles } from './seedRoles.ts'
import { seedTables } from './tables.ts'

export async function seedEssentials(tx: Transaction<Tables>): Promise<void> {
  await lockSeeds(tx)
  await seedCatalogue(tx)
  await seedRoles(tx)
  await seedMenus(tx)
  await seedDictionaries(tx)
  await seedConfig(tx)
  await seedFileGroups(tx)
  await seedTables(tx)
  await addMissingNames(tx)
}
