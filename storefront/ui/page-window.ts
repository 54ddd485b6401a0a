/**
 * The pages that a row of page links names: first, last, and those around the current one; null stands for a gap.
 * A gap is never one page wide.
 *
 * @param page the current page, from 1
 * @param pageCount how many there are
 */
export function pageWindow(page: number, pageCount: number): readonly (number | null)[] {
  const named = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount)
  const pages = [...new Set(named)].sort((a, b) => a - b)
  return pages.flatMap((one, index) => withGap(pages[index - 1] ?? 0, one))
}

/** A page number with what precedes it: nothing, the one page that a gap would hide, or a gap. */
function withGap(before: number, page: number): readonly (number | null)[] {
  if (page - before === 1) return [page]
  return page - before === 2 ? [page - 1, page] : [null, page]
}
