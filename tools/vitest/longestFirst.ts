// The order of test files: the longest ones begin first, so that no worker is left alone with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long although they are short; a fresh clone has no recorded durations. */
const long = [
  /every-screen\/(?!table\.)/,
  /soak\.test/,
  /versions\.test/,
  /written\.test/,
  /embedded\.test/,
  /tampering\.test/,
  /outage\.test/,
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((pattern) => pattern.test(moduleId))
  return at < 0 ? long.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the sequencer's
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
