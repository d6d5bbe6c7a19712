// The rule of shapes finds a module that repeats shared classes, and class names that nobody declares.
import { expect, test } from 'vitest'
import { clashes, orderProblems, repeated, rulesOf, shapesOf, strays, written } from './shapes.mjs'

const known = shapesOf([
  `/* Layout. */
.row {
  display: flex;
}
.gap-8 {
  gap: 8px;
}
.above-8 {
  margin-block-start: 8px;
}
.quiet {
  color: var(--text-2);
}
.card {
  background: var(--surface);
  border-radius: var(--radius);
}
@media (max-width: 767px) {
  .row > * {
    flex: 1;
  }
}
`,
])
const alone = "<p className={styles['a']}>"
const found = (css: string, ...texts: string[]) =>
  repeated(
    'apps/web/src/kit/x.module.css',
    css,
    (texts.length > 0 ? texts : [alone]).map((text) => ({ text, styles: 'styles' })),
    known,
  )

test.each([
  ['in any order', '.a {\n  gap: 8px;\n  display: flex;\n}', 'row gap-8'],
  ['with a comment', '.a {\n  /* Why. */\n  color: var(--text-2);\n}', 'quiet'],
  ['by the physical side', '.a {\n  margin-top: 8px;\n}', 'above-8'],
  [
    'several at once',
    '.a {\n  border-radius: var(--radius);\n  color: var(--text-2);\n  background: var(--surface);\n}',
    'card quiet',
  ],
])('a repetition %s names the classes to write', (_, css, names) => {
  expect(found(`/* Own. */\n${css}`)).toEqual([
    `apps/web/src/kit/x.module.css:2: .a says what shared classes say: write className="${names}" on the element and delete the rule.`,
  ])
})

test.each([
  ['one declaration of its own', '.a {\n  display: flex;\n  width: 3px;\n}'],
  ['a part of a shared class', '.a {\n  background: var(--surface);\n}'],
  ['a state', '.a:hover {\n  color: var(--text-2);\n}'],
  ['what takes back an earlier rule', '.b .a {\n  display: grid;\n}\n.a {\n  display: flex;\n}'],
  ['a condition', '@media print {\n  .a {\n    display: flex;\n  }\n}'],
])('passes %s', (_, css) => {
  expect(found(css)).toEqual([])
})

test.each([
  ['a component with looks of its own', "<Button className={styles['a']}>"],
  ['another class of the module', "<p className={`${styles['a']} ${styles['b']}`}>"],
])('leaves to the module what meets %s', (_, reader) => {
  expect(found('.a {\n  display: flex;\n}', reader)).toEqual([])
  expect(found('.a {\n  display: flex;\n}', alone, reader)).toEqual([])
})

test('reads rules outside of conditions with their lines', () => {
  expect(rulesOf('/* a\nb */\n.a,\n.b {\n  gap: 8px;\n}\n@media print {\n  .c {\n    gap: 0;\n  }\n}\n')).toEqual([
    { selectors: ['.a', '.b'], body: ['gap: 8px'], line: 3 },
  ])
})

test('reads the class names that an element writes as text', () => {
  expect(written('<p className="row gap-8"><b className={`quiet ${styles[\'a\']} card`}>')).toEqual([
    ['row', 'gap-8'],
    ['quiet', 'card'],
  ])
  expect(written("<p className={tone === 'bad' ? 'quiet bold' : styles['a']}>")).toEqual([['quiet', 'bold']])
})

test('finds two classes of one element that say different things', () => {
  expect(clashes(['row', 'gap-8', 'quiet'], known)).toEqual([])
  const more = [...known, { name: 'gap-4', body: ['gap: 4px'] }]
  expect(clashes(['row', 'gap-4', 'gap-8'], more)).toEqual(['gap-4 and gap-8 both say gap'])
})

test('finds classes that are not there, and those that no element asks for', () => {
  const css = '/* .c */\n.a {\n  gap: 0.5em;\n}\n@media print {\n  .b :global(.ant-btn) {\n    gap: 0;\n  }\n}\n'
  const of = (text: string) => strays('x.module.css', css, [{ text, styles: 'styles' }])
  expect(of("styles['a'] styles['b']")).toEqual([])
  expect(of("styles['a'] styles['d']")).toEqual([
    'x.module.css: an element asks for .d, which is not there.',
    'x.module.css: no element asks for .b: delete its rules.',
  ])
  expect(of('styles[tone]')).toEqual([])
})

test('an entry imports the shared classes first', () => {
  const [first, other] = ["import './app/theme/shapes/text.css'\n", "import { App } from './app/App.tsx'\n"]
  expect(orderProblems('main.tsx', `// Starts.\n${first}${other}`)).toEqual([])
  expect(orderProblems('main.tsx', `${other}${first}`)).toHaveLength(1)
  expect(orderProblems('main.tsx', other)).toHaveLength(1)
})
