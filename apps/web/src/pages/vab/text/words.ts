// Texts of the pages on the editor, on code and on printing.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  content: ['公告正文', 'Text of the notice'],
  basic: ['编辑与取值', 'Writing, and the result'],
  basicText: [
    '值是 HTML 字符串，没有内容时为空。工具栏只占一个 Tab 停靠点，方向键在其中移动；常用快捷键写在提示里。粘贴的内容会清理，不含样式与脚本；对齐写作 data-align。',
    'The value is HTML, empty when there is no text. The toolbar is one stop for Tab, arrows move within; shortcuts are in the tips. Pasted text is cleaned of styles and scripts; alignment is written as data-align.',
  ],
  fill: ['填入示例', 'Fill in an example'],
  empty: ['清空', 'Clear'],
  shown: ['显示效果', 'As it is shown'],
  pictures: ['图片', 'Pictures'],
  picturesText: [
    '给出 uploadImage 才有插入图片的按钮，它保存文件并返回地址；也可以直接粘贴图片。这里把图片缩成小图放在正文里，超过 20 KB 就拒绝。',
    'With uploadImage there is a button for pictures: it stores the file and returns its address; pictures can be pasted too. Here they become part of the text itself, and are refused above 20 KB.',
  ],
  tooLarge: ['图片超过 20 KB，请换一张小的', 'The picture is larger than 20 KB. Please choose a smaller one'],
  limit: ['字数、高度与占位文字', 'Length, height and placeholder'],
  limitText: [
    'maxLength 按读到的字计算，不含标签；超出的输入不会写入并会说明。',
    'maxLength counts the visible text, without tags; the rest is not inserted, and a message says so.',
  ],
  short: ['一句话说明', 'In one sentence'],
  disabled: ['禁用与有误', 'Disabled, and wrong'],
  disabledText: [
    'disabled 时只能阅读；invalid 与 describedBy 把错误说明与输入连在一起。',
    'When disabled it can only be read; invalid and describedBy link it to its error message.',
  ],
  needed: ['请填写正文', 'Please write the text'],
  form: ['在配置表单中', 'In a configured form'],
  formText: [
    '把 EditorInput 作为 extra 的 editor 交给 ConfigForm。',
    'Give EditorInput to a ConfigForm as the extra component `editor`.',
  ],
  title: ['标题', 'Title'],

  reading: ['高亮与复制', 'Colours and copying'],
  readingText: [
    '语言：ts、json、sql、html、css、bash，用到时才加载。颜色来自主题变量；按钮复制全部代码，行号不会被复制。',
    'Languages: ts, json, sql, html, css, bash, fetched when first shown. Colours are the theme’s variables; the button copies everything, without the line numbers.',
  ],
  language: ['语言', 'Language'],
  long: ['长行、高度与行号', 'Long lines, height, numbers'],
  longText: [
    '长行默认横向滚动，wrap 时折行；maxHeight 限制高度；lineNumbers 可以关掉。',
    'Long lines scroll, or break with wrap; maxHeight bounds the height; lineNumbers can be left out.',
  ],
  scrolled: ['横向滚动的代码', 'Code that scrolls'],
  wrapped: ['折行的代码', 'Code that breaks'],
  writing: ['输入代码', 'Writing code'],
  writingText: [
    'CodeEdit 是等宽字体的输入框；json 时说明哪里不是有效的 JSON。',
    'CodeEdit is a field in a monospaced face; with json it shows where the text is not valid JSON.',
  ],
  config: ['配置', 'Configuration'],

  element: ['打印页面的一部分', 'A part of the page'],
  elementText: [
    '把 part 交给要打印的元素，print 打开打印窗口；标有 data-no-print 的部分不会打印。',
    'Give part to the element, and print opens the window for it; elements with data-no-print are left out.',
  ],
  print: ['打印', 'Print'],
  slip: ['样品流转单', 'Sample slip'],
  notPrinted: ['此行不会打印（data-no-print）', 'This line is not printed (data-no-print)'],
  html: ['打印一段 HTML', 'A text with markup'],
  htmlText: [
    'printHtml 打印字符串；先清理，脚本、样式与未知标签都不会进入打印窗口。',
    'printHtml prints a string; it is cleaned first: scripts, styles and unknown tags are removed.',
  ],
  printHtml: ['打印这段 HTML', 'Print this text'],
  source: ['HTML 源码', 'Its HTML'],
} as const satisfies Record<string, Phrase>
