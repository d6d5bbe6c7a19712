// Sample texts and code for the pages.

export const notice =
  '<h2>关于 TSG T7007 的说明</h2><p>自 <strong>2026-03-01</strong> 起，<em>门锁装置</em>的试验按<a href="https://www.samr.gov.cn">新规则</a>进行：</p><ul><li><p>样品数量 2 件</p></li><li><p>报告一式三份</p></li></ul><table><tbody><tr><th><p>项目</p></th><th><p>要求</p></th></tr><tr><td><p>动作试验</p></td><td><p>100 万次</p></td></tr></tbody></table><p data-align="right">登记办公室</p>'

export const dirty =
  '<h2>试验通知</h2><p style="color:red" onclick="alert(1)">样品 <strong>YP-2026-0001</strong> 已收到。</p><script>alert(1)</script><p data-align="right">登记办公室</p><p data-no-print>内部备注</p>'

export const code = {
  ts: `// One sentence on what the file is for.
export interface Sample {
  sampleNo: string
  quantity: number | null
}

export const total = (list: readonly Sample[]): number =>
  list.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
`,
  tsx: `// A status as icon, word and colour.
export const Standing = ({ tone, label }: StandingProps) => (
  <span className={styles['tag']} data-tone={tone}>
    {label}
  </span>
)
`,
  json: `{
  "sampleNo": "YP-2026-0001",
  "kind": "elevator",
  "tags": ["urgent", "retest"],
  "fee": 12800.5,
  "passed": true,
  "remark": null
}
`,
  sql: `-- Samples by kind, the busiest first.
select kind, count(*) as samples, sum(fee) filter (where status = 'passed') as fees
from sample
where received_on >= date '2026-01-01'
group by kind
order by samples desc
limit 10;
`,
  html: `<!doctype html>
<html lang="zh-CN">
  <head>
    <title>型式试验公示</title>
    <style>
      body { margin: 0 }
    </style>
  </head>
  <body>
    <h1 class="title">Register</h1>
  </body>
</html>
`,
  css: `/* A card that lies, without a shadow. */
.card {
  padding: 16px;
  background: var(--surface);
  border: 1px solid var(--line);
}
`,
  bash: `#!/bin/bash
# Checks everything that is stored.
for year in 2024 2025 2026; do
  npm run verify -- --year "$year" || exit 1
done
`,
} as const

export const long = `const question = { keyword: '电梯驱动主机', kind: ['elevator', 'crane'], receivedFrom: '2026-01-01', receivedTo: '2026-12-31', prop: 'receivedOn', order: 'descending' }
${Array.from({ length: 40 }, (_, at) => `const row${at + 1} = await read(question, ${at + 1})`).join('\n')}
`
