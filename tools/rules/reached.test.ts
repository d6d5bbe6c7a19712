// Which files of the kit a screen reaches, also through other pieces; demonstrations do not count.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { unreached } from './reached.mjs'

const source = mkdtempSync(join(tmpdir(), 'reached-'))
afterAll(() => rmSync(source, { recursive: true }))

function write(path: string, ...imports: string[]): void {
  mkdirSync(dirname(join(source, path)), { recursive: true })
  writeFileSync(join(source, path), imports.map((one) => `import '${one}'\n`).join(''))
}

test('a piece counts when a screen leads to it, however far', () => {
  write('pages/system/post/PostList.tsx', '../../../kit/table/Table.tsx')
  write('kit/table/Table.tsx', './row.ts')
  write('kit/table/row.ts')
  write('kit/table/row.test.ts')
  write('kit/plain/Button.tsx')
  write('kit/late/Late.tsx')
  write('kit/chart/Chart.tsx', '../table/Table.tsx')
  write('pages/vab/chart/ChartPage.tsx', '../../../kit/chart/Chart.tsx')
  write('app/screens/vab.ts', '../../pages/vab/chart/ChartPage.tsx')
  expect(unreached(source)).toEqual(['kit/chart/Chart.tsx', 'kit/late/Late.tsx', 'kit/plain/Button.tsx'])
  write('site/answer/Answer.tsx', '../../kit/plain/Button.tsx')
  writeFileSync(join(source, 'main.tsx'), "export const late = () => import('./kit/late/Late.tsx')\n")
  expect(unreached(source)).toEqual(['kit/chart/Chart.tsx'])
})
