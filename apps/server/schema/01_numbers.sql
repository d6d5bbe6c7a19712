-- How numbers and texts are compared: one spelling, without what is drawn as nothing, and by the look.

CREATE FUNCTION folded(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT regexp_replace(upper(normalize(regexp_replace(given,
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '', 'g'), NFKC)), '[\s\-\u2010-\u2015\u2212_\u00B7]', '', 'g')
  $$;
COMMENT ON FUNCTION folded IS 'One spelling for comparisons, as the contract''s fold() makes it';

CREATE FUNCTION look_alike(key text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT translate(regexp_replace(key, '[^0-9A-Za-z\u3007\u3400-\u4DBF\u4E00-\u9FFF\U00020000-\U0003FFFF]', '', 'g'),
      'OIL〇口丨SZB丅丁一丶', '011001528TT')
  $$;
COMMENT ON FUNCTION look_alike IS 'The same for folded numbers that a reader could take for each other, as the contract''s lookAlike()';

-- Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION number_key(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((
    SELECT parts[1] || replace(translate(parts[2], '補發證換變續', '补发证换变续'), '换发', '换')
      || CASE WHEN parts[3] = '十' THEN '10' ELSE regexp_replace(translate(parts[3], '一二三四五六七八九', '123456789'), '^0(?=.)', '') END
    FROM regexp_match(folded(given),
      '^(TSX[0-9A-Z]{4}[0-9]{3,5}(?:19|20)[0-9]{6}|TX[0-9A-Z]{4}[0-9]{3,5}(?:(?:19|20)[0-9]{2}|[0-9]{2})[0-9]{4})[([]?([补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])[([)\]]{0,2}([0-9]{0,2}|[一二三四五六七八九十])[])]{0,2}$') parts),
    folded(given));
COMMENT ON FUNCTION number_key IS 'A certificate number in the one spelling by which it is found, as the contract''s numberKey()';

CREATE FUNCTION report_numbers(given text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((
    SELECT array_agg(no ORDER BY at) FROM (
      SELECT btrim(part, E' \\t\\r\\n') AS no, min(at) AS at
      FROM unnest(regexp_split_to_array(given, E'[、；;\\r\\n]+')) WITH ORDINALITY parts (part, at)
      GROUP BY 1) numbers
    WHERE no <> ''), '{}');
COMMENT ON FUNCTION report_numbers IS 'The numbers in a text, each once, as the contract''s splitNumbers()';

-- Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION report_keys(given text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT key) FROM unnest(given) no,
      LATERAL (VALUES (folded(no)), (regexp_replace(folded(no), E'^[\\u3007\\u3400-\\u4DBF\\u4E00-\\u9FFF]+(?=[0-9A-Z])', ''))) keys (key));
COMMENT ON FUNCTION report_keys IS 'The folded report numbers, each also without the prefix of a province; as the contract''s reportKeys()';

-- A number of a part that is followed by a suffix in brackets of another kind may be another certificate, so it leads nowhere.
CREATE FUNCTION cell_keys(given text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT key) FILTER (WHERE key <> '') FROM (
      SELECT number_key(given) AS key
      UNION ALL
      -- Numbers with signs or words around them. The pattern is the contract's (numberText/patterns.ts).
      SELECT number_key(regexp_replace(found[1], '[^0-9A-Z\u4E00-\u9FFF]', '', 'g'))
      FROM regexp_matches(
        upper(normalize(regexp_replace(given, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]', '', 'g'), NFKC)),
        '(?:(?<![0-9A-Z\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF])|(?<=(?:^|[^0-9A-Z\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF])NO))' ||
        '((?:T ?S ?X[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}[0-9A-HJKMNP-Z]{4}[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}[0-9]{3,5}[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}(?:19|20)[0-9]{2}' ||
        '|T ?X[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}(?:[1-9][0-9A-HJKMNP-Z]{3}|F[0-9][0-9A-HJKMNP-Z]{2})[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}[0-9]{3,5}[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}(?:(?:19|20)[0-9]{2}|[0-9]{2}))' ||
        '[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}[0-9]{4}(?![0-9A-Z\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF])(?![-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030](?:[0-9]|[A-Z]{1,2}(?![0-9A-Z\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF])))' ||
        '(?:[-_./~·•‧∙⋅・∼−\u2010-\u2015\u301C\u3030 ]{0,3}(?:(?:[补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])[([](?:[0-9]{1,2}|[一二三四五六七八九十])[])]|[([](?:[补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])(?:[0-9]{1,2}|[一二三四五六七八九十])?[])](?!(?:[0-9]{1,2}|[一二三四五六七八九十]))|[([](?:[补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])[])](?:[0-9]{1,2}|[一二三四五六七八九十])(?![0-9A-Z\u3400-\u9FFF\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF])|(?:[补補][发發证證]?|增[补補]|[换換][发發证證]?|[变變]更|[续續])(?:[0-9]{1,2}|[一二三四五六七八九十])?(?![0-9A-Z\u3400-\u9FFF\u00C0-\u024F\u0370-\u052F\u1E00-\u1FFF]))|(?!号? ?[([〔【{<][^])〕】}>]{0,4}[补補增换換变變续續])))',
        'g') found
      UNION ALL
      SELECT number_key(part) FROM regexp_split_to_table(given, '[、，,；;\n\r\t]+') part
    ) keys);
COMMENT ON FUNCTION cell_keys IS 'The certificate numbers that the cell of a part names, as the contract''s keysIn() reads them';

-- Of its list of components, and of every table among its parameters that has a column of certificate numbers. Its body is bound when it is made, since indexes are maintained without a search path.
CREATE FUNCTION cited_keys(components jsonb, parameters jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT key)
    FROM (
      SELECT jsonb_path_query(components, '$[*].certificateNo') AS no
      UNION ALL
      SELECT jsonb_path_query(parameters, '$.*[*].certificateNo')
    ) cited, LATERAL unnest(cell_keys(cited.no #>> '{}')) key
    WHERE jsonb_typeof(cited.no) = 'string');
COMMENT ON FUNCTION cited_keys IS 'The certificate numbers that a report names for its parts, as certificate_key spells them; null where it names none';

CREATE FUNCTION searched(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  one text := folded(given);
BEGIN
  IF one ~ '^[\n\u0020-\u0026\u0028\u0029\u002B-\u002D\u002F-\u005F\u4E00-\u9FFF]*$' AND one !~ '[一二三四五六七八九十〇][O0]' THEN
    RETURN one;
  END IF;
  -- Code points that stand for another character, apostrophes and middle dots, letters that look like others.
  one := translate(one, '⺁⺂⺃⺄⺅⺆⺇⺈⺉⺊⺋⺌⺍⺎⺏⺐⺑⺒⺓⺔⺕⺖⺗⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺳⺴⺵⺶⺷⺸⺹⺺⺻⺼⺽⺾⺿⻀⻁⻂⻃⻄⻅⻆⻇⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻕⻖⻗⻘⻙⻚⻛⻜⻝⻞⻟⻠⻡⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳⼀⼁⼂⼃⼄⼅⼆⼇⼈⼉⼊⼋⼌⼍⼎⼏⼐⼑⼒⼓⼔⼕⼖⼗⼘⼙⼚⼛⼜⼝⼞⼟⼠⼡⼢⼣⼤⼥⼦⼧⼨⼩⼪⼫⼬⼭⼮⼯⼰⼱⼲⼳⼴⼵⼶⼷⼸⼹⼺⼻⼼⼽⼾⼿⽀⽁⽂⽃⽄⽅⽆⽇⽈⽉⽊⽋⽌⽍⽎⽏⽐⽑⽒⽓⽔⽕⽖⽗⽘⽙⽚⽛⽜⽝⽞⽟⽠⽡⽢⽣⽤⽥⽦⽧⽨⽩⽪⽫⽬⽭⽮⽯⽰⽱⽲⽳⽴⽵⽶⽷⽸⽹⽺⽻⽼⽽⽾⽿⾀⾁⾂⾃⾄⾅⾆⾇⾈⾉⾊⾋⾌⾍⾎⾏⾐⾑⾒⾓⾔⾕⾖⾗⾘⾙⾚⾛⾜⾝⾞⾟⾠⾡⾢⾣⾤⾥⾦⾧⾨⾩⾪⾫⾬⾭⾮⾯⾰⾱⾲⾳⾴⾵⾶⾷⾸⾹⾺⾻⾼⾽⾾⾿⿀⿁⿂⿃⿄⿅⿆⿇⿈⿉⿊⿋⿌⿍⿎⿏⿐⿑⿒⿓⿔⿕',
    '︐︒︑︓︔︕︖︗︘︙ḿǹ〾⿰⿱⿲⿳⿴⿵⿶⿷⿸⿹⿺⿻厂𠂇𠂉𠃌乙㑳㑇刀㔾龴㖞㘚㘎小心㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠牛𡗗龸𤴔䁖䅟𥫗䌷㓁羊𦍌𢦏䎱䎬聿䏝䓖䙡䙌龹䜣䜩䝼䞍𧾷䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠');
  one := translate(one, 'ØΦ⌀∅ŁĐÐĦŦ×✕✖⨯○◯''’‘ʼʹ′`´•‧⋅∙⸱・', 'OOOOLDDHTXXXX〇〇');
  one := replace(replace(replace(replace(replace(one, 'Æ', 'AE'), 'Œ', 'OE'), 'Þ', 'TH'), 'ß', 'SS'), 'ẞ', 'SS');
  one := normalize(upper(regexp_replace(normalize(one, NFKD), '[\u0300-\u036F]', '', 'g')), NFKC);
  one := regexp_replace(one, '(?<=[\u2E80-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAD9\U00020000-\U0003FFFF])\.(?=[\u2E80-\u2FD5\u3005\u3007\u3021-\u3029\u3038-\u303B\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAD9\U00020000-\U0003FFFF])', '', 'g');
  one := regexp_replace(one, '(?<=[0-9])\*(?=[0-9])', 'X', 'g');
  RETURN regexp_replace(one, '(?<=[一二三四五六七八九十〇][O0]*)[O0](?=[O0]*[一二三四五六七八九十〇])', '〇', 'g');
END $$;
COMMENT ON FUNCTION searched IS 'The form in which texts are searched, as the contract''s searchedText() makes it; never for keys';
