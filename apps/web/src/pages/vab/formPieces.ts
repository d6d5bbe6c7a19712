// The pages on forms, uploads, files, import and export.
import type { Piece } from './piece.ts'

export const formPieces = [
  {
    key: 'form',
    title: ['配置表单', 'Configured form'],
    text: [
      '由一份 JSON 配置生成的表单：全部组件、条件、远程选项与校验',
      'A form made from one JSON configuration: all components, conditions, remote choices and checks',
    ],
  },
  {
    key: 'formtable',
    title: ['可编辑表格', 'Editable table'],
    text: [
      '逐行填写的表格：新增、删除、拖动排序、逐格提示',
      'A table written row by row: add, remove, put in order, messages per cell',
    ],
  },
  {
    key: 'upload',
    title: ['上传', 'Uploads'],
    text: [
      '单图、多图与文件上传，含进度、取消、失败与删除',
      'One image, several images and files, with progress, cancelling, failures and deletion',
    ],
  },
  {
    key: 'cropper',
    title: ['图像剪裁', 'Image cropping'],
    text: ['按比例剪裁图像并预览，可压缩', 'An image cut to a ratio, with a preview, made smaller where asked'],
  },
  {
    key: 'fileselect',
    title: ['文件选择器', 'File chooser'],
    text: ['从文件库按分组选择一个或多个文件', 'One or several files chosen from the library by group'],
  },
  {
    key: 'importexport',
    title: ['导入导出', 'Import and export'],
    text: [
      '导入对话框逐行说明结果；导出抽屉设置列与方式',
      'An import that tells the result row by row; an export with its columns and ways',
    ],
  },
  {
    key: 'dialog',
    title: ['对话框', 'Dialog'],
    text: [
      '可全屏、可遮罩加载、可自定页脚的对话框',
      'A dialog that fills the window, covers what is loading, and takes its own foot',
    ],
  },
  {
    key: 'head',
    title: ['页头与标题', 'Page head and title'],
    text: [
      '页面的标题、说明、图标与操作，以及分段标题',
      'Title, description, icon and acts of a page, and titles of its parts',
    ],
  },
  {
    key: 'password',
    title: ['密码强度', 'Password strength'],
    text: [
      '输入时以文字和刻度说明密码强度，并指出还缺什么',
      'Tells by word and bar how strong a password is, and what it lacks',
    ],
  },
] as const satisfies readonly Piece[]
