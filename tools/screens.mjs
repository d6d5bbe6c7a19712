// `npm run screens`: how many lines the list and form screens take that stand on the kit, imports, blank lines and comments apart.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const pages = new URL('../apps/web/src/pages/', import.meta.url)

/** @type {Record<string, string[]>} */
const screens = {
  'reports, list': ['business/report/list/ReportList.tsx', 'business/report/list/useReportColumns.tsx'],
  'code applications, list': ['business/codeApply/list/ApplicationList.tsx', 'business/codeApply/list/CodeCell.tsx'],
  'code applications, form': [
    'business/codeApply/form/ApplicationForm.tsx',
    'business/codeApply/form/ApplicationNew.tsx',
  ],
  'change notices, list': ['business/changeNotice/ChangeNoticeList.tsx'],
  'announcements, list': ['system/notice/list/NoticeList.tsx'],
  'announcements, form': ['system/notice/form/NoticeForm.tsx'],
}

/** @param {string} file */
function codeLines(file) {
  const text = readFileSync(fileURLToPath(new URL(file, pages)), 'utf8')
  const body = text.replaceAll(/^import [\s\S]*?from '[^']+'\n/gm, '').replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  return body.split('\n').filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line)).length
}

for (const [name, files] of Object.entries(screens))
  console.log(`${String(files.reduce((sum, file) => sum + codeLines(file), 0)).padStart(5)}  ${name}`)
