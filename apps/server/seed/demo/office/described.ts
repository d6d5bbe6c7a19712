// Tables of the demo world that are described for the code generator, one of each kind.
import { addDescription } from '@register/contract/system/generator/generator'
import { addOne, isTaken } from '../../../src/features/system/generator/service.ts'
import { parent, plain, tree, type Said } from '../../../src/features/system/generator/write/samples.ts'
import type { As } from '../ctx.ts'

/** A record that the project already contains, written from its description, needs no description any more. */
export async function seedDescribed(as: As, tables: readonly Said[] = [plain, tree, parent]): Promise<void> {
  const ctx = await as('system-admin', addDescription)
  for (const body of tables) if (!isTaken(body.noun)) await addOne(ctx, addDescription.body.parse(body))
}
