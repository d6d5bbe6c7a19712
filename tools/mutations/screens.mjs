// Breaks that a browser shows: pieces of the kit, the sweep of all screens, the public site, the frame of the office, journeys.

/** @typedef {import('./list.mjs').Mutation} Mutation */

const web = 'apps/web/src'

/** A screen of the sweep, by the name of its view and of the person. @param {string} group @param {string} cases @param {string} view @param {string} who */
const swept = (group, cases, view, who) =>
  /** @type {const} */ ({
    project: 'e2e',
    file: `e2e/every-screen/${group}.test.ts`,
    test: `${view} (${who})`,
    titleIn: { file: `e2e/every-screen/cases/${cases}.ts`, text: `view: '${view}',\n    who: '${who}'` },
  })

/** @type {readonly Mutation[]} */
export const screenMutations = [
  {
    name: 'English text missing',
    promise: 'A reader who chose English reads English.',
    file: 'packages/contract/src/business/quality/rules.ts',
    find: "label: ['技术参数缺失', 'Missing parameters']",
    put: "label: ['技术参数缺失', '技术参数缺失']",
    caughtBy: swept('site', 'site', 'data_quality', 'stranger'),
  },
  {
    name: 'element wider than a telephone',
    promise: 'On a telephone no page scrolls sideways.',
    file: `${web}/site/catalogue/Catalogue.module.css`,
    find: '.list > ul {',
    put: '.list {\n  min-width: 400px;\n}\n.list > ul {',
    caughtBy: swept('site', 'site', 'catalogue', 'stranger'),
  },
  {
    name: 'page heading missing',
    promise: 'Every page says by its first heading what it is, to the eye and to a screen reader.',
    file: `${web}/pages/template/lcr/LeftCentreRight.tsx`,
    find: '<PageHead title=',
    put: '<PageHead part title=',
    caughtBy: swept('templates', 'templates', 'template/layout/lcr', 'body-manager'),
  },
  {
    name: 'column narrower than its head',
    promise: 'The head of every column can be read on one line.',
    file: `${web}/pages/vab/sampleColumns.ts`,
    find: 'status: { ...columns.status, width: 150,',
    put: 'status: { ...columns.status, width: 50,',
    caughtBy: swept('templates', 'templates', 'template/list/crud', 'body-manager'),
  },
  {
    name: 'focus lost when a dialog closes',
    promise: 'After a dialog the keyboard goes on at the button that opened it.',
    file: `${web}/kit/dialog/Dialog.tsx`,
    find: '      destroyOnHidden\n',
    put: '      destroyOnHidden\n      focusable={{ focusTriggerAfterClose: false }}\n',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/kit/dialog.test.ts',
      test: 'is opened, filled and closed by the keyboard; the focus stays inside and comes back',
    },
  },
  {
    name: 'covered dialog takes the keyboard',
    promise: 'What a dialog covers while it is loading cannot be pressed, by the keyboard either.',
    file: `${web}/kit/dialog/Dialog.tsx`,
    find: '<div inert={loading} data-covered={loading}>',
    put: '<div data-covered={loading}>',
    caughtBy: { project: 'e2e', file: 'e2e/kit/dialog.test.ts', test: 'is covered while it is loading' },
  },
  {
    name: 'widgets side by side on a telephone',
    promise: 'On a telephone the columns of widgets are one below the other.',
    file: `${web}/kit/grid/grid.module.css`,
    find: '  .columns {\n    grid-template-columns: minmax(0, 1fr);',
    put: '  .columns {\n    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/kit/displayGrid.test.ts',
      test: 'on a telephone the columns are one below the other',
    },
  },
  {
    name: 'all of ten thousand rows drawn',
    promise: 'A table of ten thousand rows stays quick, because only the rows in sight are drawn.',
    file: `${web}/kit/table/view/window/WindowTable.tsx`,
    find: 'overscan: 8,',
    put: 'overscan: 800,',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/kit/table.test.ts',
      test: 'ten thousand rows: few are drawn, the last one is reached, and sorting turns them',
    },
  },
  {
    name: 'select loses its choice on the next page',
    promise: 'Records chosen on one page of a select stay chosen on the others.',
    file: `${web}/showcase/select/TableSelect.tsx`,
    find: 'new Map([...chosen, ...rows].map(',
    put: 'new Map([...rows].map(',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/kit/select.test.ts',
      test: 'several choices stay over pages and searches; only some are named',
    },
  },
  {
    name: 'filter of a list not in its address',
    promise: 'A filtered list can be reloaded, shared and returned to.',
    file: `${web}/kit/table/useListState.ts`,
    find: 'setFilters: (changes) => patch({ ...changes, ...ended, page: undefined })',
    put: 'setFilters: () => patch({ ...ended, page: undefined })',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/kit/tableRemote.test.ts',
      test: 'the server sorts, filters and pages, and the address contains all three',
    },
  },
  {
    name: 'public dialog lets the keyboard out',
    promise: 'A dialog of the public site holds the keyboard and closes by Escape.',
    file: `${web}/kit/plain/PlainDialog.tsx`,
    find: 'element.showModal()',
    put: 'element.show()',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/business/keyboard.test.ts',
      test: 'the drawer of filters holds the focus while it is open and gives it back',
    },
  },
  {
    name: 'cursor leaves the search box',
    promise: 'After a search the cursor stays in the box, so that the next word can be typed at once.',
    file: `${web}/site/search/Search.tsx`,
    find: '<SearchBox keyword=',
    put: '<SearchBox key={question.keyword} keyword=',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/site/search.test.ts',
      test: 'after Enter the cursor stays in the box, from the front page and from a list alike',
    },
  },
  {
    name: 'form left with unsaved input without a question',
    promise: 'Closing a form with unsaved input asks first.',
    file: `${web}/kit/tabs/useCloseTab.ts`,
    find: 'if (!(await mayLose([key]))) return',
    put: 'if (!(await mayLose([]))) return',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/shell/tabs.test.ts',
      test: 'a form keeps its input while another tab is open, and asks before it is discarded',
    },
  },
  {
    name: 'scroll position forgotten',
    promise: 'A page that was left and is opened again is scrolled to where it was.',
    file: `${web}/app/office/tabs/scroll.ts`,
    find: 'scroller.scrollTop = place',
    put: 'scroller.scrollTop = 0',
    caughtBy: {
      project: 'e2e',
      file: 'e2e/shell/tabs.test.ts',
      test: 'the scroll position of a page is remembered, behind another tab and over a reload',
    },
  },
]
