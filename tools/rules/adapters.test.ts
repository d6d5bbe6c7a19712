// The rule of the adapter folders finds what a library does not publish, and allows public parts and the folders themselves.
import { expect, test } from 'vitest'
import { adapterProblems } from './adapters.mjs'

const kit = 'apps/web/src/kit'

test.each([
  [
    `${kit}/table/x.module.css`,
    '.a :global(.ant-table-body) {',
    /x\.module\.css:1: ant-table-body .* only .*kit\/antd\//,
  ],
  [`${kit}/table/x.ts`, "find('.ant-btn > span')", /ant-btn .* classNames and styles/],
  [`${kit}/table/x.ts`, "\nclassList.contains('ant-btn')", /x\.ts:2: ant-btn/],
  [`${kit}/table/x.ts`, '`[class*="rc-virtual"]`', /rc-virtual/],
  [
    `${kit}/antd/x.ts`,
    "import { UNSAFE_RouteContext } from 'react-router'",
    /UNSAFE_RouteContext .* useGo or PageRouter/,
  ],
  ['e2e/kit/x.test.ts', "page.locator('.ant-btn')", /ant-btn .* only e2e\/antd\//],
  ['e2e/kit/x.test.ts', "await page.route('**/api/**', later)", /page\.route\( .* Use intercept/],
])('%s: %s', (path, text, said) => {
  expect(adapterProblems(path, text)).toEqual([expect.stringMatching(said)])
})

test.each([
  [`${kit}/antd/x.module.css`, '.a :global(.ant-table-body) {'],
  [`${kit}/router/x.ts`, "import { UNSAFE_RouteContext } from 'react-router'"],
  [`${kit}/table/x.ts`, "import { DownOutlined } from '@ant-design/icons-svg'"],
  [`${kit}/table/x.module.css`, 'color: var(--ant-color-text)'],
  ['e2e/antd/x.ts', "'.ant-btn'"],
  ['e2e/arranged/x.ts', "await page.route('**/api/**', later)"],
])('passes %s: %s', (path, text) => {
  expect(adapterProblems(path, text)).toEqual([])
})
