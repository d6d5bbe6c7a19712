// The page in the zip next to the files: which lines to add where, and which commands to run then.
import { additionsOf, commands } from './additions.ts'
import type { Plan } from './plan.ts'

/** A block of code in Markdown, fenced by more ticks than it contains in a row. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${code}\n${fence}`
}

export function linesPage(plans: readonly Plan[]): string {
  const parts = plans.flatMap((plan) => [
    `## ${plan.tableName}`,
    ...additionsOf(plan).map(
      ({ path, place, line, lines }) =>
        `\`${path}\`, ${place === 'below' ? 'below' : 'above'}:\n\n${fenced(line)}\n\n${fenced(lines)}`,
    ),
  ])
  return [
    '# 需手工加入的代码 · Lines to add by hand',
    '先将文件按路径放入工程，再把下列各段加到所指行的下方或上方，最后依次运行命令。',
    'Put the files at their paths, add each of these blocks below or above the line it names, then run the commands.',
    ...parts,
    '## 命令 · Commands',
    fenced(commands.join('\n')),
    '',
  ].join('\n\n')
}
