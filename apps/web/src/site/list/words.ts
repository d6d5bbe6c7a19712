// Texts that all lists of the public site share.
export const words = {
  search: ['查询', 'Search'],
  clear: ['清除', 'Clear'],
  loading: ['正在加载', 'Loading'],
} as const
