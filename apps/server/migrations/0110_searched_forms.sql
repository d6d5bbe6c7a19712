-- Searches find every spelling of a name: what looks the same is searched as the same. Texts that are stored and not public get their stored form. Decision 104.
-- up
CREATE FUNCTION searched(given text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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

-- A line in the old form is folded already, and differs only where it has such characters. Above some ten thousand rows a new index takes
-- less time than entries one by one.
CREATE FUNCTION pg_temp.is_odd(body text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT body ~ '[^\n -&()+-_一-鿿]|[0-9]\*[0-9]|[一-鿿]\.[一-鿿]|[一二三四五六七八九十〇][O0]'
$$;
DO $$
DECLARE
  many boolean := (SELECT count(*) FROM report_search WHERE pg_temp.is_odd(body_text)) > 20000;
BEGIN
  IF many THEN DROP INDEX report_search_grams; END IF;
  UPDATE report_search SET body_text = anew.body FROM report_search old, LATERAL (
      SELECT string_agg(searched(line), E'\n' ORDER BY at) AS body
      FROM unnest(string_to_array(old.body_text, E'\n')) WITH ORDINALITY lines (line, at)) anew
    WHERE old.report_id = report_search.report_id AND pg_temp.is_odd(old.body_text) AND anew.body <> old.body_text;
  IF many THEN
    CREATE INDEX report_search_grams ON report_search USING gin (search_grams(body_text, issue_date)) WITH (fastupdate = off);
    ALTER INDEX report_search_grams ALTER COLUMN 1 SET STATISTICS 400;
  END IF;
END $$;
-- down
UPDATE report_search SET body_text = (
  SELECT string_agg(folded(part), E'\n' ORDER BY at) FROM report r,
    unnest(ARRAY[r.certificate_key, r.report_key, r.manufacturer_name, r.applicant_name] || r.former_names || ARRAY[r.product_name, r.model])
      WITH ORDINALITY parts (part, at)
  WHERE r.id = report_id AND part <> '');
DROP FUNCTION searched;
