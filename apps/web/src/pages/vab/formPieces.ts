// The gallery's entries for forms, uploads, files, import and export.
import { formPieceScreens as declared } from '@register/contract/screens/vab'
import type { Pieces } from './piece.ts'

export const formPieces = {
  declared,
  texts: {
    'vab/form': [
      '由一份 JSON 配置生成的表单：全部组件、条件、远程选项与校验',
      'A form made from one JSON configuration: all components, conditions, remote choices and checks',
    ],
    'vab/formtable': [
      '逐行填写的表格：添加、删除、拖动排序、逐格提示',
      'A table written row by row: add, remove, put in order, messages per cell',
    ],
    'vab/upload': [
      '单图、多图与文件上传，含进度、取消、失败与删除',
      'One image, several images and files, with progress, cancelling, failures and deletion',
    ],
    'vab/cropper': [
      '按比例剪裁图像并预览，可压缩',
      'An image cut to a ratio, with a preview, made smaller where asked',
    ],
    'vab/fileselect': ['从文件库按分组选择一个或多个文件', 'One or several files chosen from the library by group'],
    'vab/importexport': [
      '导入对话框逐行说明结果；导出抽屉设置列与方式',
      'An import with its result row by row; an export with a choice of columns and formats',
    ],
    'vab/dialog': [
      '可全屏、可遮罩加载、可自定页脚的对话框',
      'A dialog that fills the window, covers loading content, and can have its own foot',
    ],
    'vab/head': [
      '页面的标题、说明、图标与操作，以及分段标题',
      'Title, description, icon and acts of a page, and titles of its parts',
    ],
    'vab/password': [
      '输入时以文字和刻度说明密码强度，并指出还缺什么',
      'Shows by word and bar how strong a password is, and what it lacks',
    ],
  },
} as const satisfies Pieces<keyof typeof declared>
