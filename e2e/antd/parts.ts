// The class names of antd by which journeys find parts that have no role or name of their own; an upgrade that changes one is mended here.
export const antd = {
  /** An entry of an open select. */
  option: '.ant-select-item-option',
  /** An entry of an open tree select. */
  treeOption: '.ant-select-tree-title',
  select: '.ant-select',
  /** The list that a select opens, outside the select itself. */
  selectList: '.ant-select-dropdown',
  /** The button that empties a select. */
  clear: '.ant-select-clear',
  /** A day of an open calendar. */
  day: '.ant-picker-cell',
  chosenTag: '.ant-select-selection-item',
  cascaderColumn: '.ant-cascader-menu',
  notification: '.ant-notification-notice',
  dialogHead: '.ant-modal-header',
  dialogClose: '.ant-modal-close',
  dialogFoot: '.ant-modal-footer',
  chosenMenuEntry: '.ant-menu-item-selected',
  smallBorderedTable: '.ant-table-small.ant-table-bordered',
  tableHead: '.ant-table-thead th',
  /** Names of columns and cells of rows, without the hidden row that antd measures by. */
  tableCell: '.ant-table-thead th, .ant-table-row > td',
  tableTotals: '.ant-table-summary tr',
  tableBox: '.ant-table-container',
  /** Cells of a column that is fixed at the right. */
  fixedCell: 'td.ant-table-cell-fix-end',
  /** Short texts that are cut off with an ellipsis or not at all. */
  shortTexts: '.ant-select-placeholder, .ant-segmented-item-label, .ant-btn > span',
} as const
