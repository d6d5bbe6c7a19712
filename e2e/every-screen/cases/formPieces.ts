// Forms, uploads, files, import and export of the kit.
import { words, type ScreenCase } from '../case.ts'

/** Every signed-in person may look at the kit. */
const piece = (key: string, heading: ScreenCase['heading'], data: ScreenCase['data']): ScreenCase => ({
  view: `vab/${key}`,
  who: 'body-manager',
  at: `/vab/${key}`,
  heading,
  data,
})

export const formPieces: readonly ScreenCase[] = [
  // The form loads its choices from the server when it is drawn.
  piece('form', ['配置表单', 'Configured form'], (page, lang) =>
    page.getByRole('form', { name: lang === 'zh' ? '示例表单' : 'Sample form' }),
  ),
  piece('formtable', ['可编辑表格', 'Editable table'], (page) => page.locator('input[value="曳引机"]')),
  piece('upload', ['上传', 'Uploads'], words('report.pdf', 'report.pdf')),
  piece('cropper', ['图像剪裁', 'Image cropping'], (page, lang) =>
    page.getByRole('group', { name: lang === 'zh' ? /^剪裁区域/ : /^The part to keep/ }),
  ),
  piece('fileselect', ['文件选择器', 'File chooser'], words('图片', 'Pictures')),
  piece('importexport', ['导入导出', 'Import and export'], words('导入样品', 'Import samples')),
  piece('dialog', ['对话框', 'Dialog'], words('样品清单', 'List of samples')),
  // Sums over the rows of the demonstration list.
  piece('head', ['页头与标题', 'Page head and title'], (page) =>
    page.getByRole('main').getByText(/^[\d,]{7,}\.\d{1,2}$/),
  ),
  piece('password', ['密码强度', 'Password strength'], words('很强', 'Very strong')),
]
