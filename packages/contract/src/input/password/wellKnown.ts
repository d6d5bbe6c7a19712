// Words that guessers try first. A password made of them, with digits and signs around, is none.

const words = `
password passwort passwd pass word qwertyuiop qwertz qwerty qwer qwe azerty asdfghjkl asdfgh asdf asd zxcvbnm zxcvbn zxcv zxc
qazwsxedc qazwsx qaz wsx abcdefgh abcdef abcd abc aaaa admin administrator root superuser super user guest test tester testing
demo sample example login logon signin welcome letmein changeme change default secret system server service manager master
oracle mysql postgres database computer internet office windows microsoft google apple samsung huawei xiaomi tencent alibaba
taobao baidu weixin wechat alipay iloveyou love lovely hello monkey dragon shadow sunshine princess football baseball superman
batman michael jordan jennifer charlie freedom whatever trustno starwars summer winter spring autumn january february march
april june july august september october november december monday friday sunday china zhongguo beijing shanghai guangzhou
shenzhen woaini aini woshishui nihao mima kouling dengdai wangluo guanliyuan xitong ceshi yonghu
type register registertype typetest tezhong shebei tezhongshebei xingshi shiyan xingshishiyan dianti elevator lift
`

/** Longest first, so that a word inside another one does not hide it. */
const common: readonly string[] = words
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length)

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const withoutLookAlikes = (text: string) => text.replaceAll(/[0134578@$!]/g, (one) => lookAlikes[one] ?? one)
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')

/** Letters of its own that a password with common words in it needs. */
const ownLetters = 4
/** Characters required in addition to runs such as 1234 or aaaa. */
const outsideRuns = 6
const shortestRun = 3

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** What is left without runs of neighbours: up, down, or the same again and again. */
function withoutRuns(text: string): string {
  const codes = [...text].map((one) => one.codePointAt(0) ?? 0)
  let rest = ''
  for (let at = 0; at < codes.length;) {
    const step = (codes[at + 1] ?? Number.NaN) - (codes[at] ?? 0)
    let end = at + 1
    while (end < codes.length && Math.abs(step) <= 1 && (codes[end] ?? 0) - (codes[end - 1] ?? 0) === step) end++
    if (end - at >= shortestRun) at = end
    else rest += String.fromCodePoint(codes[at++] ?? 0)
  }
  return rest
}

/** Common words and these of the person's own surroundings make the password up. */
function madeOf(letters: string, context: readonly string[]): boolean {
  let rest = letters
  for (const word of [...context, ...common]) rest = rest.replaceAll(word, '')
  return rest !== letters && rest.length < ownLetters
}

/** Whether guessers would try it early. `context`: words near the person, such as the user name and the body's name. */
export function isCommonPassword(password: string, context: readonly string[]): boolean {
  const text = fold(password)
  const near = context
    .flatMap((one) => [lettersOf(fold(one)), ...fold(one).split(/[^\p{L}]+/u)])
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length)
  return (
    [text, withoutLookAlikes(text)].some((one) => madeOf(lettersOf(one), near)) ||
    withoutRuns(text).length < outsideRuns
  )
}
