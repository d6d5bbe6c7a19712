// The witnesses that the operator names: a policy file, each witness in it with its address.
import { readFile } from 'node:fs/promises'
import { BadPolicy, witnessesOf } from '@register/contract/tlog/policy'
import { problem } from '../../../../config/problem.ts'
import { witnessAt, type WitnessPort } from '../../../../integrations/witness/port.ts'
import { sha256 } from './primitives.ts'

/** @param path the setting WITNESSES. Throws ConfigProblem where it cannot be followed. */
export async function witnessesIn(path: string | undefined): Promise<WitnessPort[]> {
  if (path === undefined) return []
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    problem('WITNESSES', [`无法读取该文件（${error.code}）`, `names a file that cannot be read (${error.code})`], path),
  )
  const witnesses = await witnessesOf(sha256, text).catch((error: unknown) => {
    if (!(error instanceof BadPolicy)) throw error
    return problem(
      'WITNESSES',
      [`策略文件第 ${error.line} 行有误`, `has a policy file that cannot be followed: ${error.message}`],
      path,
    )
  })
  return witnesses.map(({ name, key, url }) =>
    url === undefined
      ? problem('WITNESSES', [`策略文件中的 ${name} 没有网址`, `has a policy file that gives ${name} no address`], path)
      : witnessAt(key, url),
  )
}
