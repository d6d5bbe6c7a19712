// Tests workbooks in and out: archives that declare false sizes or unfold into far too much are refused, and Excel can open what is written.
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readSheet, writeBook } from './excel.ts'
import { zip, type Part } from '../../test/books/zip.ts'
import { refuseZipBomb, zipEntries } from './zip.ts'

const small = Buffer.from('<a/>')
const mega = 1024 * 1024

/** hucre would read the directory that a 64-bit record names, but the check reads the other one. */
const longDirectory = (at: number) => {
  const bytes = zip([{ name: 'a.xml', data: small }])
  bytes.fill(0xff, bytes.length - 22 + at, bytes.length - 22 + at + (at === 10 ? 2 : 4))
  return bytes
}

describe('refuseZipBomb', () => {
  it('reads the table of contents', () => {
    expect(zipEntries(zip([{ name: 'a.xml', data: small }]))).toMatchObject([{ name: 'a.xml', inflated: 4 }])
  })

  it('accepts ordinary workbooks', async () => {
    const book = await writeBook([{ name: 'x', columns: [{ header: 'a', width: 9 }], rows: [['b']] }])
    expect(() => refuseZipBomb(book)).not.toThrow()
  })

  it.each([
    ['no zip', Buffer.from('not a zip at all, however long it may be')],
    ['nothing', Buffer.alloc(0)],
    ['an empty zip', zip([])],
    ['a directory cut short', zip([{ name: 'a.xml', data: small }]).subarray(-60)],
    ['a count of entries elsewhere', longDirectory(10)],
    ['a length of the directory elsewhere', longDirectory(12)],
    ['a place of the directory elsewhere', longDirectory(16)],
  ])('refuses %s as unreadable', (_, bytes) => {
    expect(() => refuseZipBomb(bytes)).toThrow('not a readable Excel workbook')
  })

  it.each([
    ['too much in proportion', [{ name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(5 * mega) }]],
    ['more than 100 MB', [{ name: 'xl/worksheets/sheet1.xml', data: small, inflated: 101 * mega }]],
    ['a hidden size', [{ name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(mega), inflated: 0 }]],
    ['sizes that stand with the data alone', [{ name: 'a', data: small, inflated: 0, compressed: 0, flags: 8 }]],
    ['a size too long for the directory', [{ name: 'a', data: small, inflated: 0xffffffff }]],
    ['too many entries', Array.from({ length: 1_001 }, (_, at) => ({ name: `a${at}`, data: small }))],
  ])('refuses %s', (_, parts: Part[]) => {
    expect(() => refuseZipBomb(zip(parts))).toThrow('far too large when unpacked')
  })
})

/** A workbook whose one sheet has this text. */
function bookOf(sheet: string): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const link = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': link('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': link('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet,
  }
  return zip(Object.entries(parts).map(([name, text]) => ({ name, data: Buffer.from(text) })))
}

describe('readSheet', () => {
  it.each([
    ['a file', 'SYSTEM "file:///etc/passwd"'],
    ['an address', 'SYSTEM "http://127.0.0.1:9/"'],
    ['a text', '"expanded"'],
  ])('puts nothing in place of an entity that names %s', async (_, means) => {
    const cell = '<c r="A1" t="inlineStr"><is><t>before &e; after</t></is></c>'
    const book = bookOf(
      `<!DOCTYPE worksheet [<!ENTITY e ${means}>]><worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
    )
    const found: string[][] = []
    for await (const { cells } of readSheet(book, { maxRows: 10 })) found.push(cells.map(String))
    expect(found).toEqual([['before &e; after']])
  })

  it('holds an entry to the size that it declares', async () => {
    const book = await writeBook([
      {
        name: 'x',
        columns: [{ header: 'a', width: 9 }],
        rows: Array.from({ length: 2_000 }, (_, at) => [`text ${at}`]),
      },
    ])
    const entry = zipEntries(book)?.find((one) => one.name === 'xl/worksheets/sheet1.xml')
    // The directory entry is before its name; its size field is overwritten with a false one.
    const at = book.lastIndexOf('xl/worksheets/sheet1.xml') - 46
    expect(book.readUInt32LE(at + 24)).toBe(entry?.inflated)
    book.writeUInt32LE(500, at + 24)
    const read = async () => {
      for await (const _ of readSheet(book, { maxRows: 10_000 })) continue
    }
    await expect(read()).rejects.toThrow('not a readable Excel workbook')
  })

  it('gives up on sheets that stretch every row to the last column', async () => {
    const rows = Array.from({ length: 1_400 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`)
    const book = bookOf(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`)
    expect(() => refuseZipBomb(book)).not.toThrow()
    const read = async () => {
      for await (const _ of readSheet(book, { maxRows: 10_000 })) continue
    }
    await expect(read()).rejects.toThrow('too large to be read')
  })
})

describe('writeBook', () => {
  it('adds choices where there are some, and no rule that Excel would have to repair', async () => {
    const column = (choices: string[]) => ({ header: `of ${choices.length}`, width: 9, choices })
    const columns = [column([]), column(['Yes', 'No']), column(['a, b']), column(Array.from({ length: 99 }, String))]
    const { sheets } = await readXlsx(await writeBook([{ name: 'x', columns, rows: [], prepared: 10 }]))
    expect(sheets[0]?.dataValidations).toMatchObject([{ type: 'list', values: ['Yes', 'No'], range: 'B2:B11' }])
  })
})

describe('invisible characters', () => {
  const read = async (rows: string[][]) => {
    const bytes = await writeBook([
      {
        name: 'a',
        columns: [
          { header: 'one', width: 9 },
          { header: 'two', width: 9 },
        ],
        rows,
      },
    ])
    const found: string[][] = []
    for await (const { cells } of readSheet(bytes, { maxRows: 1_000 })) found.push(cells.map(String))
    return found
  }

  it.each([
    ['a control character', 'TSX\u00013110'],
    ['a turned direction', 'TSX\u202E3110'],
    ['an isolated direction', 'TSX\u20663110'],
    ['no character at all', 'TSX\uFFFE3110'],
  ])('%s is refused by row and column', async (_, text) => {
    await expect(
      read([
        ['x', 'y'],
        ['x', text],
      ]),
    ).rejects.toMatchObject({
      status: 400,
      fields: [
        {
          field: 'file',
          phrase: [
            '第 3 行 B 列：含有看不见的字符，请删除后重新输入',
            expect.stringMatching(/^Row 3, column B: invisible/) as string,
          ],
        },
      ],
    })
  })

  it('lines and tabs are allowed, and of many such cells the first are named', async () => {
    expect(await read([['a\nb\tc', '\u{20000}']])).toEqual([
      ['one', 'two'],
      ['a\nb\tc', '\u{20000}'],
    ])
    const hidden = read(Array.from({ length: 9 }, () => ['\u202E', 'x']))
    await expect(hidden).rejects.toThrow(
      'Row 2, column A; Row 3, column A; Row 4, column A; Row 5, column A; Row 6, column A and others',
    )
  })
})
