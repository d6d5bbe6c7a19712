// A number that was copied together with its label: cells of a list repeat the heading.

const label =
  /^\s*(?:(?:型式试验)?(?:证书|报告书?)?\s*(?:编号|号码?)|(?:test\s+)?(?:certificate|report)\s*(?:no\.?|number))\s*[:：]\s*(?=\S)/iu

/** The text without the label before the number and the punctuation behind it; as it is where it has no label. */
export const withoutLabel = (text: string): string =>
  label.test(text) ? text.replace(label, '').replace(/[\s。；;，,]+$/u, '') : text
