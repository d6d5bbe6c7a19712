// Going to fields: the first in reading order, the nearest that is drawn, and fields that are drawn later.
import { beforeEach, describe, expect, test } from 'vitest'
import { createPositions, drawnFor } from './positions.ts'

test.each<[string, string[]]>([
  ['rows', ['rows']],
  ['rows.0.name', ['rows.0.name']],
  ['rows.1', ['rows.1.name', 'rows.1.count']],
  ['rows.0.other', ['rows']],
  ['row', []],
  ['code.length', ['code']],
])('%s is drawn as %j', (path, found) => {
  const drawn = ['rows', 'code', 'rows.0.name', 'rows.1.name', 'rows.1.count']
  expect(drawnFor(path, drawn)).toEqual(found)
})

test('a path is represented by the nearest drawn path that contains it', () => {
  expect(drawnFor('rows.1.name.x', ['rows', 'rows.1'])).toEqual(['rows.1'])
})

describe('going', () => {
  let seen = true
  let gone: number[] = []
  // A place is its distance from the top of the page.
  const made = () =>
    createPositions<number>({
      isBefore: (one, other) => one < other,
      bring: (place) => gone.push(place),
      isVisible: () => seen,
    })
  beforeEach(() => {
    seen = true
    gone = []
  })

  test('leads to the first in reading order, whatever was named or drawn first, and once', () => {
    const places = made()
    places.at('last')(300)
    places.at('first')(100)
    places.at('middle')(200)
    places.want(['last', 'middle'])
    places.settle()
    places.settle()
    expect(gone).toEqual([200])
  })
  test('waits for a field that is drawn later', () => {
    const places = made()
    places.at('other')(100)
    places.want(['late'])
    places.settle()
    expect(gone).toEqual([])
    places.at('late')(200)
    expect(gone).toEqual([200])
  })
  test('stops waiting once something else is done', () => {
    const places = made()
    places.want(['late'])
    places.settle()
    places.forget()
    places.at('late')(200)
    expect(gone).toEqual([])
  })
  test('waits behind another page until the form is visible', () => {
    const places = made()
    seen = false
    places.at('code')(100)
    places.want(['code'])
    places.settle()
    expect(gone).toEqual([])
    seen = true
    places.settle()
    expect(gone).toEqual([100])
  })
  test('does not lead to a field that is no longer drawn', () => {
    const places = made()
    places.at('code')(100)
    places.at('code')(null)
    places.want(['code'])
    places.settle()
    expect(gone).toEqual([])
  })
  test('when rows are reordered, each path leads to the new place of its row', () => {
    const places = made()
    const [first, second] = [places.at('rows.0'), places.at('rows.1')]
    first(100)
    second(200)
    // As when one is removed and the next moves up: the new element may be reported before the old one is removed.
    first(200)
    second(null)
    places.want(['rows.0'])
    places.settle()
    expect(gone).toEqual([200])
    places.want(['rows.1'])
    places.settle()
    expect(gone).toEqual([200])
  })
  test('the ref of a path stays the same function, so that a redrawing does not report it again', () => {
    const places = made()
    expect(places.at('code')).toBe(places.at('code'))
  })
})
