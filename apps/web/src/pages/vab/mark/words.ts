// Texts of the pages on codes, watermarks and videos.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  live: ['随内容重画', 'Redrawn with its text'],
  liveText: [
    '默认 100 像素、纠错级别 H、黑白两色、logo 30 像素加 5 像素白边。保存的图片是屏幕的四倍清晰。',
    'By default 100 pixels, level H, black on white, a logo of 30 pixels in a margin of 5. The saved picture is four times as sharp.',
  ],
  code: ['示例二维码', 'Example code'],
  text: ['内容', 'Content'],
  size: ['尺寸', 'Size'],
  level: ['纠错级别', 'Level'],
  version: ['版本', 'Version'],
  versionText: ['1 至 40，不填则取放得下的最小版本', '1 to 40. Left out, the smallest that holds the text'],
  mask: ['掩模', 'Mask'],
  maskText: ['0 至 7，不填则自动选择', '0 to 7. Left out, it is chosen'],
  dark: ['深色', 'Dark'],
  light: ['浅色', 'Light'],
  logo: ['中间放 logo', 'A logo in the middle'],
  levels: ['四个纠错级别', 'The four levels'],
  levelsText: [
    'L、M、Q、H 依次可以遮住约 7%、15%、25%、30%；级别越高能放的内容越少。',
    'L, M, Q and H tolerate about 7, 15, 25 and 30 per cent covered; the higher the level, the less text fits in.',
  ],
  plain: ['不设尺寸', 'Without a size'],
  plainText: [
    '底层的 <QrCode text label>：256 像素、级别 H。内容放不下时它抛出错误，所以用户输入的内容请用 <LogoCode>。',
    'The plain <QrCode text label> below it: 256 pixels, level H. It throws where the text does not fit, so give what people type to <LogoCode>.',
  ],
  long: ['内容过长', 'Too long'],
  longText: [
    '放不下时在原位说明，而不是画出读不出的码：H 级最多 1273 字节，汉字每个 3 字节。',
    'A text that is too long gets a message in place of a code that cannot be read: at most 1273 bytes at level H, three for a Chinese character.',
  ],

  marked: ['加在内容上', 'Over a content'],
  markedText: [
    '用法：<Watermark text subtext> 包住内部资料，截图外传时看得出来自谁。text 粗体，subtext 第二行；每块 150 × 150，旋转 45 度；不挡鼠标，可以关掉。',
    'Usage: put <Watermark text subtext> around internal content, so that a picture of it shows whose it was. text is bold, subtext the second line; tiles of 150 by 150 turned by 45 degrees; the mouse passes through them, and they can be switched off.',
  ],
  shown: ['显示水印', 'Show the watermark'],
  subtext: ['第二行', 'Second line'],
  colour: ['颜色', 'Colour'],
  draft: ['内部资料', 'Internal'],
  staff: ['北辰 周主任', 'Director Zhou'],
  record: ['层门锁试验记录', 'Record of a door lock test'],
  sample: ['样品', 'Sample'],
  maker: ['制造单位', 'Manufacturer'],
  makerName: ['云岭电梯有限公司', 'Yunling Lifts'],
  done: ['试验', 'Test'],
  doneText: [
    '动作试验共进行 100 万次，未发现裂纹；啮合长度 9 mm。',
    'It was moved a million times without a crack; it engages by 9 mm.',
  ],
  still: [
    '盖着水印的文字仍然可以选择和复制，按钮仍然可以点击。',
    'Text under the marks can still be selected and copied, and buttons pressed.',
  ],
  press: ['可以点击', 'It can be pressed'],
  pressed: ['已点击', 'Pressed'],

  film: ['播放文件', 'A file'],
  filmText: [
    '用法：<Video src label>。样品的试验录像随记录一起看，例如这段空载上行；它在您的浏览器里现场录制，约两秒。poster、autoplay、loop、controls 可以设置，自动播放总是静音。',
    'Usage: <Video src label>. The film of a test is shown with its record, such as this run up without load; it is made in your browser, about two seconds. poster, autoplay, loop and controls can be set, and autoplay is muted.',
  ],
  make: ['录制影片', 'Make the film'],
  filmLabel: ['示例影片', 'Example film'],
  noFilm: ['此浏览器不能录制影片', 'This browser cannot make films'],
  stream: ['流媒体与直播', 'Streams'],
  streamText: [
    '以 .m3u8 结尾的地址按 HLS 播放，播放器此时才加载；live 时没有进度条。按下按钮播放一个不存在的流，看失败时的样子。',
    'An address that ends in .m3u8 is played as HLS, whose player is loaded only then; live hides the time line. Press the button to see how a missing stream fails.',
  ],
  playStream: ['播放不存在的流', 'Play a missing stream'],
  streamLabel: ['示例直播', 'Example stream'],
  broken: ['无法播放', 'What cannot be played'],
  brokenText: [
    '文件损坏、地址不存在或格式不支持时，在画面上说明。',
    'A damaged file, a missing address or an unknown format gives a message in place of the picture.',
  ],
  brokenLabel: ['损坏的影片', 'Damaged film'],
} as const satisfies Record<string, Phrase>
