// Finds what a screen cuts off: placeholders of inputs, tabs, buttons; names of columns; texts of cells and actions of a row beyond their column; rows of totals whose figures are out of sight. Also labels of cards without a value.
import type { Page } from 'playwright-core'
import { antd } from '../antd/parts.ts'

/** One line for each cut element, with its width and the available width. */
export const cuts = (page: Page): Promise<string[]> =>
  page.evaluate((part) => {
    const seen = (element: Element) => element.getClientRects().length > 0
    const pen = document.createElement('canvas').getContext('2d')
    const hints = [...document.querySelectorAll('input')].flatMap((input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      if (!pen || !seen(input) || input.value !== '') return []
      pen.font = font
      const wide = pen.measureText(input.placeholder).width
      const available = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return wide > available + 1 ? [`"${input.placeholder}": ${Math.ceil(wide)} in ${Math.floor(available)}`] : []
    })
    const words = [...document.querySelectorAll(part.shortTexts)].flatMap((word) =>
      seen(word) && getComputedStyle(word).overflowX !== 'visible' && word.scrollWidth > word.clientWidth + 1
        ? [`"${word.textContent}": ${word.scrollWidth} in ${word.clientWidth}`]
        : [],
    )
    const totals = [...document.querySelectorAll(part.tableTotals)].filter((row) => {
      const end = row.closest(part.tableBox)?.getBoundingClientRect().right ?? 0
      const figures = [...row.children].filter((cell) => /\d/.test(cell.textContent))
      return seen(row) && !figures.some((cell) => cell.getBoundingClientRect().right <= end + 1)
    })
    // A name of a column is never cut; the text of a cell may end with an ellipsis, but does not run over the next cell.
    const beyondCells = [...document.querySelectorAll(part.tableCell)].filter(seen).flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: string[] = []
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode)
        const right = Math.max(...[...range.getClientRects()].map((line) => line.right))
        let box: Element = texts.currentNode.parentElement ?? cell
        while (box !== cell && getComputedStyle(box).overflowX === 'visible') box = box.parentElement ?? cell
        const isEnded = cell.tagName === 'TD' && getComputedStyle(box).overflowX !== 'visible'
        if (!isEnded && right > box.getBoundingClientRect().right + 1)
          found.push(`beyond its cell: ${cell.textContent}`)
      }
      return found
    })
    // A card leaves out a fact that its row does not have.
    const bare = [...document.querySelectorAll('main ul > li dl > div')].filter((fact) => {
      const value = fact.querySelector('dd')
      return seen(fact) && value?.textContent.trim() === '' && !value.querySelector('img, svg, input, [role]')
    })
    const acts = [...document.querySelectorAll(part.fixedCell)].flatMap((cell) => {
      const end = cell.getBoundingClientRect().right
      const beyond = [...cell.querySelectorAll('a, button')].find((act) => act.getBoundingClientRect().right > end + 1)
      return seen(cell) && beyond ? [`act beyond its column: ${beyond.textContent || beyond.ariaLabel}`] : []
    })
    return [
      ...hints,
      ...words,
      ...beyondCells,
      ...bare.map((fact) => `a label without a value: ${fact.textContent}`),
      ...acts,
      ...totals.map((row) => `no figure in sight: ${row.textContent}`),
    ]
  }, antd)
