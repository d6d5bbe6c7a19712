// Code points that stand for another character, in runs from the first one on: the private ones of GB 18030 and GBK, and the radicals that copying out of PDF leaves.
/** What a run of code points stands for, beginning at `from`. */
interface Run {
  from: number
  to: string
}

/** GB 18030 of 2000 and GBK had no code points in Unicode for these, and fonts of the time drew them in the private area. GB 18030 of 2005 and 2022 names the character of each. */
const privateOfGb: readonly Run[] = [
  { from: 0xe7_8d, to: '︐︒︑︓︔︕︖︗︘︙' },
  { from: 0xe7_c7, to: 'ḿǹ' },
  { from: 0xe7_e7, to: '〾⿰⿱⿲⿳⿴⿵⿶⿷⿸⿹⿺⿻' },
  {
    from: 0xe8_15,
    to: '厂𠂇𠂉𠃌乙㑳㑇刀㔾龴㖞㘚㘎小心㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠牛𡗗龸𤴔䁖䅟𥫗䌷㓁羊𦍌𢦏䎱䎬聿䏝䓖䙡䙌龹䜣䜩䝼䞍𧾷䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻',
  },
]

/** Radicals by the ideograph of the same look: Equivalent_Unified_Ideograph of Unicode 14. */
const radicals: readonly Run[] = [
  { from: 0x2e_81, to: '厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵' },
  {
    from: 0x2e_9b,
    to: '旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
  },
  {
    from: 0x2f_00,
    to: '一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠',
  },
]

/** The character that each of these code points stands for. */
export const standsFor: ReadonlyMap<string, string> = new Map(
  [...privateOfGb, ...radicals].flatMap(({ from, to }) =>
    [...to].map((one, at): [string, string] => [String.fromCodePoint(from + at), one]),
  ),
)
