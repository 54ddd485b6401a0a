/** The position of a page in a directory. */
export function pages(total: number, page: number, perPage: number) {
  return { total, page, pageCount: Math.ceil(total / perPage) }
}
