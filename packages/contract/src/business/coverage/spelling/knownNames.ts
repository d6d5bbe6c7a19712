// Names that are known to mean different things. Names outside these lists may mean the same under another spelling.

/** Within a list every name means something else. Synonyms are left out on purpose: they are read by people. */
const lists: readonly (readonly string[])[] = [
  // Media, in both languages; a general word such as gas, which may include another, is in none of the lists.
  [
    '水',
    '蒸汽',
    '空气',
    '氧气',
    '氮气',
    '氢气',
    '氩气',
    '氦气',
    '氨',
    '二氧化碳',
    '天然气',
    '液化石油气',
    '乙炔',
    '油',
  ],
  [
    'WATER',
    'STEAM',
    'AIR',
    'OXYGEN',
    'NITROGEN',
    'HYDROGEN',
    'ARGON',
    'HELIUM',
    'AMMONIA',
    'CARBONDIOXIDE',
    'NATURALGAS',
    'LPG',
    'ACETYLENE',
    'OIL',
  ],
  // Grades of cast steel of one American system of designations.
  ['WCA', 'WCB', 'WCC', 'LCA', 'LCB', 'LCC', 'WC6', 'WC9', 'C5', 'C12', 'CF3', 'CF8', 'CF3M', 'CF8M', 'CF8C', 'CN7M'],
  // Cast irons and bronze, as words.
  ['灰铸铁', '球墨铸铁', '碳钢', '不锈钢', '青铜', '黄铜', '聚乙烯'],
]

export const areKnownToDiffer = (a: string, b: string): boolean =>
  a !== b && lists.some((list) => list.includes(a) && list.includes(b))
