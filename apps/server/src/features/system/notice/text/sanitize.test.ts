// What an editor writes stays, and attacks are removed: a table of both.
import { describe, expect, it } from 'vitest'
import { filesShown, harmless, withLinks } from './sanitize.ts'

const file = '/api/file/aaaaaaaaaaaaaaaaaaaaaa'
const away = 'target="_blank" rel="noopener noreferrer nofollow"'

describe('what an editor writes', () => {
  it.each([
    '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4>',
    '<p>a<br />b</p><hr />',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>',
    '<ul><li><p>a</p></li></ul><ol start="3"><li>b</li></ol>',
    '<blockquote><p>a</p></blockquote><pre><code>a &lt; b</code></pre>',
    '<p data-align="center">a</p><h2 data-align="right">b</h2>',
    '<p><a href="#/home">a</a><a href="/business/report/list">b</a></p>',
    `<p><a href="https://example.cn/a?b=1&amp;c=2" ${away}>a</a></p>`,
    `<img alt="a" width="100" src="${file}" />`,
    '<img src="data:image/png;base64,iVBORw0KGgo=" />',
    '<table><colgroup><col span="2" /></colgroup><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2" data-align="left">b</td></tr></tbody></table>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
  ])('%s stays', (html) => {
    expect(harmless(html)).toBe(html)
  })
})

describe('an attack', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.example/a.png">', ''],
    ['<img src="/api/file/../system/logout">', ''],
    ['<img src="/api/business/file/x">', ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zy8+">', ''],
    ['<img src="data:text/html;base64,PHN2Zy8+">', ''],
    ['<img src="data:image/png;base64,x" onload="alert(1)">', '<img src="data:image/png;base64,x" />'],
    ['<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>', 'a'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<object data="x"></object><embed src="x">', ''],
    ['<form action="/api/system/logout"><input name="a"><button>b</button></form>', 'b'],
    ['<style>p{color:red}</style><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">', ''],
    ['<base href="https://evil.example/">', ''],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="vbscript:x">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/\\evil.example">a</a>', 'a'],
    ['<a href="/&#9;/evil.example">a</a>', 'a'],
    ['<a href="https:\\\\evil.example">a</a>', 'a'],
    ['<a href="https://a.cn" target="_top" rel="opener">a</a>', `<a href="https://a.cn" ${away}>a</a>`],
    ['<p style="text-align:center;background:url(javascript:alert(1))">a</p>', '<p>a</p>'],
    ['<p data-align="center red">a</p>', '<p data-align>a</p>'],
    ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['<p class="ant-modal" id="root" data-x="1">a</p>', '<p>a</p>'],
    ['<td colspan="999999999">a</td>', '<td>a</td>'],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
    ['<p title="</p><script>alert(1)</script>">a</p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
    ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ])('%s goes', (html, left) => {
    expect(harmless(html)).toBe(left)
    expect(harmless(harmless(html))).toBe(left)
  })

  it('by depth ends where no text goes', () => {
    const html = harmless('<blockquote>'.repeat(8_000))
    expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(31)
  })

  it('by a large picture inside the text goes', () => {
    expect(harmless(`<p><img src="data:image/png;base64,${'A'.repeat(40_000)}"></p>`)).toBe('<p></p>')
  })
})

describe('pictures of our own', () => {
  it('lose a dead signature, and are known by their id', () => {
    const html = harmless(`<img src="${file}?until=1&signature=x"><img src="${file}">`)
    expect(html).toBe(`<img src="${file}" /><img src="${file}" />`)
    expect(filesShown(html)).toEqual(['aaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaa'])
  })

  it('get links that work, which go again when the text is saved', () => {
    const html = harmless(`<img src="${file}"><img src="/api/file/bbbbbbbbbbbb">`)
    const shown = withLinks(html, new Map([['aaaaaaaaaaaaaaaaaaaaaa', `${file}?until=1&signature=x`]]))
    expect(shown).toBe(`<img src="${file}?until=1&amp;signature=x" /><img src="/api/file/bbbbbbbbbbbb" />`)
    expect(harmless(shown)).toBe(html)
  })
})
