// Descriptions of tables for the code generator in the demo world, one of each kind.
import { addDescription } from '@register/contract/system/generator/generator'
import { addOne, isDuplicate } from '../../../src/features/system/generator/service.ts'
import { parent, plain, tree, type Said } from '../../../src/features/system/generator/write/samples.ts'
import type { As } from '../ctx.ts'

/** Leaves out a record that was already generated into the project, because it needs no description any more. */
export async function seedDescribed(as: As, tables: readonly Said[] = [plain, tree, parent]): Promise<void> {
  const ctx = await as('system-admin', addDescription)
  for (const body of tables) if (!isDuplicate(body.noun)) await addOne(ctx, addDescription.body.parse(body))
}
